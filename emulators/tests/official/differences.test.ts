import { expect, it } from 'vitest';
import { differencesOf, mayPass } from './differences.ts';

const [[, reason] = []] = differencesOf('commits');

it.each([
  ['1.19.9', false],
  ['1.22.0', true],
  ['1.190.0', true],
  ['', true],
])('a known difference may be gone on %j: %j', (version, allowed) => {
  expect(mayPass(reason ?? '', version)).toBe(allowed);
});
