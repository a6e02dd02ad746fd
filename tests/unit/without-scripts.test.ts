import { expect, test } from 'vitest';
import { withoutScripts } from '../../scripts/bench/without-scripts.ts';

test('the page that is measured without scripts keeps its content, styles and structured data', () => {
  const kept = '<style>a{}</style><script type="application/ld+json" data-prerendered>{}</script><p>Text</p>';
  const scripts =
    '<script data-params="q">x()</script>\n<template id="scripts"><script src="/a.js"></script></template>';
  expect(withoutScripts(scripts + kept)).toBe(`\n${kept}`);
});
