import { useEffect, useState } from 'react';

/** How long a save may show no progress before that is said, in milliseconds. */
const stallMs = 15_000;

/** Whether work has shown no progress for 15 seconds; another `progress` starts the clock again. */
export function useStalled(
  isRunning: boolean,
  progress: unknown,
): readonly [boolean, keepTrying: () => void] {
  const [stalled, setStalled] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress starts the clock again
  useEffect(() => {
    setStalled(false);
    if (!isRunning) return;
    const timer = setTimeout(() => setStalled(true), stallMs);
    return () => clearTimeout(timer);
  }, [isRunning, progress, round]);
  return [stalled, () => setRound((now) => now + 1)];
}
