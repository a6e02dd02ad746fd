import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long typing rests before the address tells it, in milliseconds. */
const pause = 250;

/** A text of a page's state that lives in the URL, so that Back and reload restore it; `usual` is left out there. */
export function useUrlText(name: string, usual: string): readonly [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get(name) ?? usual);

  const told = params.get(name) ?? usual;

  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(() => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (text === usual) next.delete(name);
          else next.set(name, text);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [text, told, name, usual, setParams]);
  return [text, setText];
}
