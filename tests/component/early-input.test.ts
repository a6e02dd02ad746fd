import { afterEach, expect, test } from 'vitest';
import { replayEarlyInput } from '../../src/hydration/earlyInput.ts';

const replayed: string[] = [];
const note = ({ type, target }: Event) => replayed.push(`${type} ${(target as HTMLInputElement).type}`);
const types = ['keyup', 'input', 'change'];

afterEach(() => {
  for (const type of types) document.removeEventListener(type, note);
  document.body.replaceChildren();
});

test('replays typed text, but no fields whose value differs from their default without typing', () => {
  document.body.innerHTML =
    '<input type="search"><input type="checkbox"><input type="radio"><input type="range"><textarea></textarea>';
  for (const type of types) document.addEventListener(type, note);
  const [search] = document.getElementsByTagName('input');
  if (search) search.value = 'audi';
  replayEarlyInput();
  expect(search?.value).toBe('audi');
  expect(replayed.splice(0)).toEqual(['keyup search', 'input search']);
});

test('replays the choice in a changed select, but not in an unchanged one', () => {
  const options = (selected: string) => `<option>a</option><option ${selected}>b</option>`;
  document.body.innerHTML = `<select>${options('')}</select><select>${options('selected')}</select>`;
  for (const type of types) document.addEventListener(type, note);
  const [first] = document.getElementsByTagName('select');
  if (first) first.value = 'b';
  replayEarlyInput();
  expect(first?.value).toBe('b');
  expect(replayed.splice(0)).toEqual(['keyup select-one', 'change select-one']);
});
