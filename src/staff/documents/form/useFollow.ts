import { useEffect, useEffectEvent, useRef } from 'react';
import type { Fields } from '../../../model/text/parse.ts';

/**
 * Calls `follow` with what is stored, when it is read again; once nothing typed is left, if something was typed then.
 * @returns forgets what came meanwhile: newer fields are known
 */
export function useFollow(
  stored: Fields | undefined,
  isTyped: boolean,
  follow: (stored: Fields) => void,
): () => void {
  const missed = useRef<Fields>(null);
  const take = useEffectEvent((fields: Fields) => {
    missed.current = isTyped ? fields : null;
    if (!isTyped) follow(fields);
  });
  useEffect(() => {
    if (stored) take(stored);
  }, [stored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once nothing typed is left
  useEffect(() => {
    if (missed.current) take(missed.current);
  }, [isTyped]);
  return () => {
    missed.current = null;
  };
}
