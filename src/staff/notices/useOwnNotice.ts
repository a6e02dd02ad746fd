import { useRef } from 'react';
import { useOnUnmount } from '../../ui/hooks/useOnUnmount.ts';
import { dismissNotice, type Notice, showNotice } from './notices.ts';

/** Shows notices whose action is of no use once the component is gone. */
export function useOwnNotice() {
  const ids = useRef<number[]>([]);
  useOnUnmount(() => ids.current.forEach(dismissNotice));
  return (text: string, action: Notice['action']) => {
    ids.current.push(showNotice('success', text, action));
  };
}
