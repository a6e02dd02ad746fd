import { toPhoneDigits } from '../leads/lead.ts';

/**
 * Returns null unless the result is an http, https, mailto or tel link (SPEC 9). Adds a missing scheme to example.com,
 * name@example.com and a telephone number.
 */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[+0][\d ().-]{7,24}$/.test(text)) return `tel:+${toPhoneDigits(text)}`;
  if (text === '' || /\s/.test(text)) return null;
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : null;
}
