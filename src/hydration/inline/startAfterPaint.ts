/**
 * Loads the page's scripts, and the lazy images of `ResponsiveImage`, after the first paint, so that they do not
 * compete with its fonts and its main image. A tab in the background is not painted, and some crawlers paint nothing.
 */
const maxWaitMs = 2000;

/** Null in the empty shell. */
const template = document.querySelector<HTMLTemplateElement>('#scripts');
// Does nothing the second time.
const start = () => template?.replaceWith(template.content);

if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, maxWaitMs);
} else {
  start();
}

// For tests, which import it as a module.
export {};
