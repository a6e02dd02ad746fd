import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The structured data of one type. */
export function structuredData(type: string): Promise<Record<string, unknown>> {
  // An effect inserts it, after the page is shown.
  return waitFor(() => {
    const texts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const found = texts
      .map(({ textContent }) => JSON.parse(textContent ?? ''))
      .find((data) => data['@type'] === type);
    expect(found).toBeDefined();
    return found;
  });
}
