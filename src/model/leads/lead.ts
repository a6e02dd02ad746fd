import { dayParts, type Viewing, viewingKinds } from '../inquiry/viewing.ts';
import type { Locale } from '../locales.ts';
import { parseText } from '../text/parse.ts';

/** A person who asked for cars, and what becomes of it. */
export interface Lead {
  readonly id: string;
  readonly name: string;
  /** '' if unknown, as is `phone`. */
  readonly email: string;
  readonly phone: string;
  /** As the person named it. */
  readonly car: string;
  readonly carIds: readonly string[];
  readonly message: string;
  readonly locale: Locale;
  readonly source: LeadSource;
  readonly askedAt: Date | null;
  readonly viewing: Viewing | null;
  /** A query of the inventory whose new cars the person wants to hear of, or ''. */
  readonly search: string;
  /** How much of the message is only in the mail, in UTF-16 code units. */
  readonly cut: number;
  readonly state: LeadState;
  /** Why it was lost, or ''. */
  readonly reason: string;
  /** The account that has it, or ''. */
  readonly owner: string;
  /** The next step, or ''. */
  readonly next: string;
  /** The day of the next step in Cairo, or ''. */
  readonly due: string;
  readonly notes: readonly Note[];
  /** What the person was told, by `toNewsKey`. */
  readonly told: readonly string[];
}

export interface Note {
  readonly at: Date;
  /** Account id. */
  readonly by: string;
  readonly text: string;
}

export const leadStates = ['new', 'answered', 'viewing', 'offer', 'won', 'lost'] as const;

export type LeadState = (typeof leadStates)[number];

export const openStates = ['new', 'answered', 'viewing', 'offer'] as const satisfies readonly LeadState[];
export type ClosedState = (typeof closedStates)[number];

export const closedStates = ['won', 'lost'] as const satisfies readonly LeadState[];

export function isClosed({ state }: Pick<Lead, 'state'>): boolean {
  return (closedStates as readonly LeadState[]).includes(state);
}

export const leadSources = ['site', 'phone', 'walk-in', 'other'] as const;

export type LeadSource = (typeof leadSources)[number];

/** 'test-drive 2026-11-26 morning', or '' for none. */
export function toStoredViewing(viewing: Viewing | null | undefined): string {
  return viewing ? `${viewing.kind} ${viewing.day} ${viewing.part}` : '';
}

export function parseViewing(stored: unknown): Viewing | null {
  const [kindText, day = '', partText] = parseText(stored).split(' ');
  const kind = viewingKinds.find((each) => each === kindText);
  const part = dayParts.find((each) => each === partText);
  return kind && part && !Number.isNaN(Date.parse(day)) ? { kind, day, part } : null;
}

/** A note is a line: its time, its author and its text, in which a line separator is a line break. */
export function toStoredNote({ at, by, text }: Note): string {
  const line = text.trim().replace(/\s*\n/g, '\u2028');
  return `${at.toISOString()} ${by} ${line}`;
}

/** Null if it is not a note. */
export function parseNote(stored: string): Note | null {
  const [, time = '', by = '', text = ''] = stored.match(/^(\S+) (\S+) (.+)$/s) ?? [];
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : { at, by, text: text.replaceAll('\u2028', '\n') };
}

/** A number to call, and the one of its WhatsApp chat, with the country's; '' if there is none. Of two, the first. */
export function toPhoneDigits(phone: string): string {
  const numbers = phone.split('/');
  const [number = ''] = numbers.every((part) => part.replace(/\D/g, '').length >= 7) ? numbers : [phone];
  // The trunk prefix of '+20 (0) 100'.
  const digits = number.replace(/^(\s*(?:\+|00)[\d\s-]+)\(0\)/, '$1').replace(/\D/g, '');
  // A sheet drops the 0 of '0100…'; some write it after the country's.
  return digits
    .replace(/^(?:0020|20)0(?=1\d{9}$)/, '20')
    .replace(/^00/, '')
    .replace(/^0|^(?=1[0125]\d{8}$)/, number.trim().startsWith('+') ? '' : '20');
}

/** How a number is written, by the site's form and by people in Egypt. */
export function waysToWrite(phone: string): readonly string[] {
  const digits = toPhoneDigits(phone);
  const [, area, first, last] = digits.match(/^20(\d{3})(\d{3})(\d{4})$/) ?? [];
  const grouped = area ? [`+20 ${area} ${first} ${last}`, `0${area} ${first} ${last}`] : [];
  return [...new Set([phone, `+${digits}`, `00${digits}`, digits.replace(/^20/, '0'), ...grouped])];
}
