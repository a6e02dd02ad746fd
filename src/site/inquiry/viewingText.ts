import { localeInfo } from '#locales/localeInfo.ts';
import { viewingMessages as messages } from '#locales/viewing.ts';
import { company } from '../../config/company.ts';
import { formatDay } from '../../locales/formatDay.ts';
import type { DraftViewing } from '../../model/inquiry/inquiry.ts';
import {
  type DayPart,
  dayParts,
  getOfferedDays,
  getOfferedParts,
  getPartHours,
  isOfferedTime,
  viewingKinds,
} from '../../model/inquiry/viewing.ts';

const hours = company.openingHours;

/**
 * The days and parts that are offered, and the chosen ones; null if no day is offered. A chosen day that is past is
 * still one of them, so that it is not replaced unnoticed.
 */
export function getChoices(viewing: DraftViewing | undefined) {
  const now = new Date();
  const days = getOfferedDays(hours, now);
  const day = viewing?.day ?? days[0];
  if (day === undefined) return null;
  if (viewing && !days.includes(day))
    return { days: [day, ...days], day, parts: [viewing.part], part: viewing.part, isPast: true };
  const parts = getOfferedParts(day, hours, now);
  const part = parts.find((each) => each === viewing?.part) ?? parts[0];
  return { days, day, parts, part, isPast: false };
}

/** Undefined if the visitor asks for none. A new choice has no fields yet, so it gets the first time offered. */
export function parseViewing(values: FormData, carUrl: string): DraftViewing | undefined {
  const now = new Date();
  const kind = viewingKinds.find((each) => each === values.get('kind'));
  const day = String(values.get('day') ?? getOfferedDays(hours, now)[0]);
  const part = dayParts.find((each) => each === values.get('part')) ?? getOfferedParts(day, hours, now)[0];
  if (!kind || !part) return undefined;
  return {
    ...{ kind, day, part, carUrl },
    localized: `${messages.kinds[kind]}: ${formatDay(day)}${localeInfo.comma}${describePart(part)}`,
    isOffered: isOfferedTime({ day, part }, hours, now),
  };
}

/** 'Morning (10:00–12:00)' */
export function describePart(part: DayPart): string {
  return `${messages.parts[part]} (${messages.hours(...getPartHours(part, hours))})`;
}
