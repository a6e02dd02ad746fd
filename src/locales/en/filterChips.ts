/** Names of the active filters. A file of its own, because the first page of the list has none. */
export const filterChipsMessages = {
  label: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clearAll: 'Clear all',
  search: (text: string) => `“${text}”`,
  from: (value: string) => `from ${value}`,
  /** `down` may be ''. */
  monthly: (monthly: string, down: string) =>
    down ? `up to ${monthly} a month with ${down} down` : `up to ${monthly} a month`,
  withReport: 'With inspection report',
  upTo: (value: string) => `up to ${value}`,
  between: (from: string, to: string) => `${from} – ${to}`,
} as const;
