const NANOS_PER_MILLI = 1_000_000n;
const FIRST = -62_135_596_800_000n * NANOS_PER_MILLI;
const LAST = 253_402_300_800_000n * NANOS_PER_MILLI - 1n;

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;

/** Nanoseconds since 1970 of a time in RFC 3339, in the years 1 to 9999. Undefined for anything else. */
export function parseRfc3339(text: string): bigint | undefined {
  const match = RFC3339.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  const millis = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(millis) || new Date(millis).getUTCDate() !== Number(day)) return undefined;
  const nanos = BigInt(millis - zoneOffset(zone)) * NANOS_PER_MILLI + BigInt(fraction.padEnd(9, '0'));
  return nanos >= FIRST && nanos <= LAST ? nanos : undefined;
}

/** Milliseconds that a zone such as `+02:00` is ahead of UTC. */
function zoneOffset(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
