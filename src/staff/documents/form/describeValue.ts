/** Rich text without markup, a path as its file name. */
export function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || 'Empty';
  const text = String(value ?? '');
  if (/^(\w+ )?(Cars|Blogs|mainImages|Labels)\//.test(text)) return text.replace(/\w+\/[^_]*_/, '');
  if (!text.includes('<')) return text.trim() || 'Empty';
  return new DOMParser().parseFromString(text, 'text/html').body.textContent.trim() || 'Empty';
}
