/**
 * Loads the page's scripts, and the lazy images of `ResponsiveImage`, after the first paint, so that they do not
 * compete with its fonts and its main image.
 */
const template = document.getElementById('scripts') as HTMLTemplateElement;
const start = () => template.replaceWith(template.content);

if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
else start();
