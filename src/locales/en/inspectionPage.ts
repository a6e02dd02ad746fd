/** /inspection: what an inspection covers and how findings are rated. */
export const inspectionPageMessages = {
  title: 'How we inspect',
  description:
    'What our engineer looks at before we buy a used car in Europe: every point in eight groups, paint and tyre measurements, and the size from which we show a flaw.',
  lead: 'You cannot see a car in Europe, so our engineer looks at it for you. The report says what was found, point by point. It gives no score.',
  points: 'What we look at',
  pointsLead: { one: '# point', other: '# points' },
  findings:
    'Each point is good, has a remark or a fault, or was not checked. A remark is worth knowing; a fault is to be repaired.',
  flaws: 'From which size we show a flaw',
  flawsLead: 'Every flaw of this size or larger is in the report, with a picture and its place on it.',
  flaw: 'Flaw',
  size: 'Size',
  paint: 'Paint',
  paintLead: 'Measured on eleven panels, in thousandths of a millimetre (µm).',
  tread: 'Tyres',
  treadLead: 'Tread measured at all four wheels.',
  age: 'How long a report holds',
  ageLead: (days: string, distance: string) =>
    `A report that is older than ${days} days, or of a car that was driven more than ${distance} since, says so.`,
  see: 'Cars with an inspection report',
} as const;
