import type { ReactNode } from 'react';

/** Breaks no line inside a short compound such as '3-door' or '3–6', without other characters in the text. */
export function keepTogether(text: string): ReactNode {
  return text.split(/((?<!\S)\S{1,3}[-–]\S{1,9}(?!\S))/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
