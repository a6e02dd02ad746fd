import { expect } from '@playwright/test';

/** What pages printed on the console or threw. A message that no test expects fails it. */
export interface ConsoleMessages {
  /** Expects at least one message, and that all of them match; they no longer fail the test. */
  expectAll(pattern: RegExp): Promise<void>;
  /** For messages that may be printed at any time, or not at all. */
  allow(pattern: RegExp): void;
  /** Expects that nothing was printed but what was expected or allowed. */
  expectNone(): void;
}

export function createConsoleMessages(messages: string[]): ConsoleMessages {
  const allowed: RegExp[] = [];
  const others = () => messages.filter((message) => !allowed.some((pattern) => pattern.test(message)));
  return {
    async expectAll(pattern) {
      await expect.poll(others, { message: `a console message like ${pattern}` }).not.toEqual([]);
      const unexpected = others().filter((message) => !pattern.test(message));
      expect(unexpected, `console messages other than ${pattern}`).toEqual([]);
      messages.length = 0;
    },
    allow: (pattern) => void allowed.push(pattern),
    expectNone: () => expect(others(), 'messages on the console').toEqual([]),
  };
}
