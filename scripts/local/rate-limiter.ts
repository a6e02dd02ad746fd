/** Netlify's rate limit of a function: `windowLimit` requests in `windowSize` seconds. */
export interface RateLimit {
  readonly windowLimit: number;
  readonly windowSize: number;
}

/** Counts a request; returns false if it exceeds the limit. */
export type RateLimiter = (address: string, limit: RateLimit) => boolean;

/** @param now milliseconds of a monotonic clock */
export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const counted = new Map<string, readonly number[]>();
  return (address, { windowLimit, windowSize }) => {
    const start = now() - windowSize * 1000;
    const recent = (counted.get(address) ?? []).filter((time) => time > start);
    const allowed = recent.length < windowLimit;
    counted.set(address, allowed ? [...recent, now()] : recent);
    return allowed;
  };
}
