import { carMessages } from '#locales/car.ts';
import { parseCar } from '../../data/public/carDocument.ts';
import { changeCar } from '../../data/staff/cars.ts';
import { describeLocation } from '../../locales/describeLocation.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { parseLocation } from '../../model/car/location.ts';
import { groupOf } from '../../model/car/pictureGroups.ts';
import { parsePrice } from '../../model/car/price.ts';
import { type Fields, parseTexts } from '../../model/text/parse.ts';

/** What a change of a car did, in words; null for what the names of its fields say. */
export function describeCarChange(before: Fields, after: Fields): string | null {
  const [was, is] = [before, after].map((fields) => parseCar('', fields, null));
  if (!was || !is) return null;
  if (was.status !== is.status)
    return is.status === 'sold'
      ? 'marked it as sold'
      : `set its state from ${carMessages.statuses[was.status]} to ${carMessages.statuses[is.status]}`;
  const changes = [
    describePrice(before.Price, after.Price),
    was.hidden !== is.hidden && (is.hidden ? 'hid it from visitors' : 'showed it to visitors'),
    was.featured !== is.featured && (is.featured ? 'featured it' : 'stopped featuring it'),
    before.Location !== after.Location && describePlace(after.Location),
    describePictures(parseTexts(before.Images), parseTexts(after.Images)),
    describeGroups(before, after),
    before.Inspected !== after.Inspected &&
      (after.Inspected ? 'saved its inspection report' : 'deleted its inspection report'),
  ].filter((words) => typeof words === 'string');
  const named = [
    'Price',
    'Hidden',
    'Featured',
    'Location',
    'Images',
    'Picture_Groups',
    'Img',
    'Inspected',
    ...serverNames,
  ];
  const changed = changedNames(before, after);
  if (changed.includes('SoldAt')) return 'restored the day of its sale';
  // A report is saved with its car, also where its summary stays the same.
  if (changed.every((name) => serverNames.includes(name))) return 'saved its inspection report';
  const isAllSaid = changed.every((name) => named.includes(name));
  return isAllSaid && changes.length > 0 ? changes.join(' and ') : null;
}

/** Why a change can't be taken back: it only followed from its report, or its deletion. */
export function describeReportOnly(before: Fields, after: Fields): string | null {
  const changed = changedNames(before, after);
  if (!changed.every((name) => [...serverNames, 'Inspected'].includes(name))) return null;
  if (changed.includes('SoldAt')) return 'A car that comes back keeps the day of its sale.';
  return after.Inspected
    ? 'The inspection report has a history of its own.'
    : 'A deleted inspection report can be brought back for 30 days, under “Deleted” in the list of cars.';
}

/** Fields that follow from others. */
const serverNames = ['Price_Before', 'Price_Since', 'SoldAt', 'updatedAt', 'updatedBy'];

function changedNames(before: Fields, after: Fields): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function describePrice(before: unknown, after: unknown): string | null {
  const [was, is] = [parsePrice(before), parsePrice(after)];
  if (was.stored === is.stored) return null;
  if (was.amount === null || is.amount === null)
    return `changed the price from ${was.stored || 'none'} to ${is.stored}`;
  const amount = formatCarPrice(was).replace(/\s*EGP$/, '');
  return `${is.amount < was.amount ? 'lowered' : 'raised'} the price from ${amount} to ${formatCarPrice(is)}`;
}

function describePlace(stored: unknown): string {
  const location = parseLocation(stored);
  return location ? `set its location to “${describeLocation(location)}”` : 'removed its location';
}

function describePictures(before: readonly string[], after: readonly string[]): string | null {
  const added = after.filter((path) => !before.includes(path)).length;
  const removed = before.filter((path) => !after.includes(path)).length;
  const count = (number: number) => `${number} ${number === 1 ? 'picture' : 'pictures'}`;
  if (added && removed) return `added ${count(added)} and removed ${removed}`;
  if (added) return `added ${count(added)}`;
  if (removed) return `removed ${count(removed)}`;
  return before.join() === after.join() ? null : 'changed the order of the pictures';
}

/** Pictures that were added or removed are described already. */
function describeGroups(before: Fields, after: Fields): string | null {
  const [was, is] = [before, after].map(({ Picture_Groups }) => parseTexts(Picture_Groups));
  const both = parseTexts(before.Images).filter((path) => parseTexts(after.Images).includes(path));
  const moved = both.filter((path) => groupOf(path, was ?? []) !== groupOf(path, is ?? [])).length;
  if (moved === 0) return null;
  return moved === 1 ? 'moved 1 picture to another group' : `moved ${moved} pictures to other groups`;
}

/** Sets the state that the form has not: a list sells and reserves cars. @throws StaleError, NotFoundError */
export async function saveCarState(id: string, from: Fields, to: Fields): Promise<void> {
  const [seen, wanted] = [from, to].map((fields) => parseCar(id, fields, null));
  if (!seen || !wanted || seen.status === wanted.status) return;
  await changeCar(seen, { status: wanted.status, hidden: wanted.hidden }, true);
}
