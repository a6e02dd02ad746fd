/** Loads the page's scripts after the first paint, so that they do not compete with its fonts and images. */
const { content } = document.getElementById('scripts') as HTMLTemplateElement;
const start = () => document.head.append(content);

if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
else start();
