/** The index that arrow keys, Home and End move to, as ARIA's tabs and toolbars expect; null for other keys. */
export function nextIndex(key: string, from: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : (target + count) % count;
}
