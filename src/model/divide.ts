/** Rounds half up. Neither may be negative. */
export function divide(product: bigint, by: bigint): number {
  return Number((product + by / 2n) / by);
}
