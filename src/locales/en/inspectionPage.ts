/** /inspection: what an inspection covers and how findings are rated. */
export const inspectionPageMessages = {
  title: 'How we inspect',
  description:
    'What our engineer looks at before we buy a used car in Europe: every point in eight groups, paint and tyre measurements, and the smallest flaws we report.',
  lead: 'You can’t view a car that is still in Europe, so our engineer does it for you. The report says what was found, point by point. It gives no score.',
  points: 'What we look at',
  pointsLead: { one: '# point', other: '# points' },
  findings:
    'Each point is good, has a remark or a fault, or was not checked. A remark is worth knowing; a fault needs repair.',
  flaws: 'The smallest flaws we report',
  flawsLead: 'Every flaw of this size or larger is in the report, with a picture that marks it.',
  flaw: 'Flaw',
  size: 'Size',
  paint: 'Paint',
  paintLead: 'Measured on eleven panels, in micrometres (µm, thousandths of a millimetre).',
  paintPicture: 'A gauge on a bonnet shows 118 micrometres of paint',
  tread: 'Tyres',
  treadLead: 'Tread measured at all four wheels.',
  age: 'How long a report is valid',
  ageLead: (days: string, distance: string) =>
    `If a report is more than ${days} days old, or the car has been driven more than ${distance} since, the report says so.`,
  see: 'Cars with an inspection report',
} as const;
