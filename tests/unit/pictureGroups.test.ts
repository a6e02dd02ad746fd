import { expect, test } from 'vitest';
import { fieldFormats } from '../../src/model/backup/fields.ts';
import { sortByGroup } from '../../src/model/car/pictureGroups.ts';

const images = ['Cars/1 seats.webp', 'Cars/2_front.webp', 'Cars/3_dent.webp', 'Cars/4_back.webp'];
const lines = ['inside Cars/1 seats.webp', 'flaws Cars/3_dent.webp'];

test('pictures are sorted by group, and keep their order within each', () => {
  expect(sortByGroup(images, lines)).toEqual({
    images: ['Cars/2_front.webp', 'Cars/4_back.webp', 'Cars/1 seats.webp', 'Cars/3_dent.webp'],
    groupSizes: [2, 1, 1],
  });
  expect(sortByGroup(images, [])).toEqual({ images });
  // Lines of pictures that are gone, of an unknown group, and two of one picture.
  expect(
    sortByGroup(images, [
      'inside Cars/9.webp',
      'boot Cars/2_front.webp',
      ...lines,
      'flaws Cars/1 seats.webp',
    ]),
  ).toEqual(sortByGroup(images, lines));
});

test('a backup of another tool restores the lines that the rules accept', () => {
  const convert = fieldFormats.Cars?.Picture_Groups?.convert;
  expect(convert?.([...lines, 'outside Cars/2_front.webp', 5, 'inside'])).toEqual(lines);
  expect(convert?.(['Cars/2_front.webp'])).toBeUndefined();
});
