import { afterEach, expect, test } from 'vitest';
import { replayEarlyInput } from '../../src/hydration/earlyInput.ts';

const replayed: string[] = [];
const note = ({ type, target }: Event) => replayed.push(`${type} ${(target as HTMLInputElement).type}`);
const types = ['keyup', 'input'];

afterEach(() => {
  for (const type of types) document.removeEventListener(type, note);
  document.body.replaceChildren();
});

test('replays what was typed, and nothing of fields whose value differs from their default by itself', () => {
  document.body.innerHTML =
    '<input type="search"><input type="checkbox"><input type="radio"><input type="range"><textarea></textarea>';
  for (const type of types) document.addEventListener(type, note);
  const [search] = document.getElementsByTagName('input');
  if (search) search.value = 'audi';
  replayEarlyInput();
  expect(search?.value).toBe('audi');
  expect(replayed).toEqual(['keyup search', 'input search']);
});
