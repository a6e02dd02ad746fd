import type { DataRouter } from 'react-router-dom';

/** Pressing a breadcrumb of an already visited page goes back to it, with its filters and position. */
export function goBackByTrail(router: DataRouter): void {
  const handleClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-trail] a');
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const distance = distanceTo(link.pathname);
    if (distance === 0) return;
    event.preventDefault();
    void router.navigate(-distance);
  };
  // Before the router's own listener.
  document.addEventListener('click', handleClick, { capture: true });
}

/** How many history entries a page is back; 0 if it is none of them, or if the browser doesn't say. */
function distanceTo(pathname: string): number {
  const { navigation } = window;
  const current = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, current) ?? [];
  const index = before.findLastIndex(({ url }) => url && new URL(url).pathname === pathname);
  return index < 0 ? 0 : current - index;
}
