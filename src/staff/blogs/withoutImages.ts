/** Rich text without the images that have one of these addresses. */
export function withoutImages(html: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return html;
  const content = new DOMParser().parseFromString(html, 'text/html');
  for (const image of content.querySelectorAll('img'))
    if (addresses.includes(image.getAttribute('src') ?? '')) image.remove();
  return content.body.innerHTML;
}
