import { expect, test } from 'vitest';
import { findTokens, nameClasses, shortenTokens } from '../../scripts/build/bundle/shortStyles.ts';

test('each class and animation of a file gets a unique name that is never a word', () => {
  const classes = Array.from({ length: 100 }, (_, index) => `.c${index}{}`).join('');
  const names = nameClasses([
    { path: 'a.css', css: '.row:hover .cell{margin:.5rem;animation:turn 1s}@keyframes turn{}' },
    { path: 'b.css', css: `.row{}${classes}` },
  ]);
  expect([...names].slice(0, 4)).toEqual([
    ['a.css row', 'b'],
    ['a.css cell', 'c'],
    ['a.css turn', 'd'],
    ['b.css row', 'f'],
  ]);
  expect(names.size).toBe(104);
  expect(new Set(names.values()).size).toBe(104);
  for (const name of names.values()) expect(name).toMatch(/^[^aeiou]{1,2}$/i);
});

test('a token is replaced by its value if that is the same everywhere', () => {
  const tokens = findTokens([
    {
      path: 'src/styles/tokens.css',
      css: ':root{--ink: #15191d; --page: 84rem; --ease: cubic-bezier(0, 1); @media print{--page: 100%;}}',
    },
    { path: 'src/ui/Box.module.css', css: '.box{--size: 1rem;}' },
  ]);
  expect(shortenTokens('var(--ink) var(--page) var(--ease,var(--ink)) var(--size)', tokens)).toBe(
    '#15191d var(--b) var(--c,#15191d) var(--size)',
  );
});
