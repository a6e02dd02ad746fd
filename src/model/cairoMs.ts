/** Milliseconds that Cairo's clock is ahead of UTC: two hours, as in winter; in summer it is three. */
export const cairoMs = 7_200_000;
