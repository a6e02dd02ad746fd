import { expect, test } from 'vitest';
import { withoutBodies } from '../../scripts/build/lean-router.ts';

const code = `
function createRouter(init) {
  function navigate() { return post('/'); }
  function post(to) { return fetch(to, { method: 'POST' }); }
  return { navigate };
}
function instrument() { return 1; }`;

test('takes the bodies of functions at the top and one level down, and nothing else', () => {
  expect(withoutBodies(code, ['post', 'instrument'])).toBe(`
function createRouter(init) {
  function navigate() { return post('/'); }
  function post(to) { throw Error('post') }
  return { navigate };
}
function instrument() { throw Error('instrument') }`);
});

test.each([
  ['is not there', code, 'fetcher'],
  ['is there twice', `${code}\nfunction post() {}`, 'post'],
])('refuses a name that %s, as another version of the package may have it', (_why, source, name) => {
  expect(() => withoutBodies(source, [name])).toThrow(`React Router has not one function ${name}`);
});
