import { useEffect, useState } from 'react';

const stallMs = 15_000;

/** Whether there was no progress for 15 seconds. */
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
