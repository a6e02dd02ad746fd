import { expect } from '@playwright/test';

/** Console messages and errors of a test's pages. An unexpected one fails the test. */
export interface ConsoleMessages {
  /** Expects at least one message, and that all match; they no longer fail the test. */
  expectAll(pattern: RegExp): Promise<void>;
  /** Allows messages that may or may not be printed. */
  allow(pattern: RegExp): void;
  /** Expects that only expected or allowed messages were printed. */
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
