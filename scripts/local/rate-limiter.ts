/** Netlify's rate limit as a function declares it: so many requests in a sliding window, in seconds. */
export interface RateLimit {
  readonly windowLimit: number;
  readonly windowSize: number;
}

/** Counts a request of `address`; false where it is one too many. */
export type RateLimiter = (address: string, limit: RateLimit) => boolean;

/** @param now milliseconds of any steady clock */
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
