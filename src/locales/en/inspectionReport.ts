import type { Finding, Level } from '../../model/inspection/points.ts';

/** The report on a car, on the car's page and on its own. The names of points and flaws are in inspectionNames.ts. */
export const inspectionReportMessages = {
  title: 'Inspection report',
  of: (car: string) => `Inspection report: ${car}`,
  /** For search results: 'Inspection report: BMW X5. Inspected on 20 Nov 2026: 57 points good, 2 remarks' */
  description: (car: string, summary: string) => `${car}. ${summary}`,
  inspectedOn: (date: string, counts: string) => `Inspected on ${date}: ${counts}`,
  counts: {
    good: { one: '# point good', other: '# points good' },
    remark: { one: '# remark', other: '# remarks' },
    fault: { one: '# fault', other: '# faults' },
    unchecked: { one: '# point not checked', other: '# points not checked' },
  } satisfies Record<Finding, object>,
  /** A report that is too old, by the car's mileage or by the calendar. */
  outdated: {
    driven: (distance: string) =>
      `The car has been driven more than ${distance} since this inspection. It may have changed: please ask us.`,
    aged: (days: string) =>
      `This inspection was more than ${days} days ago. The car may have changed since: please ask us.`,
  },
  whole: 'Read the full report',
  /** The button on the car's page. */
  details: 'Measurements and flaws',
  facts: {
    car: 'Car',
    date: 'Date',
    inspector: 'Inspector',
    qualification: 'Qualification',
    place: 'Place',
    odometer: 'Mileage at inspection',
    batteryHealth: 'Battery state of health',
  },
  /** By the worst that was found. */
  verdicts: {
    good: 'All that we checked is good.',
    remark: 'No faults. What we noticed is listed below.',
    fault: (point: string) => `We found a fault: ${point}. It is listed below.`,
    faults: (points: string) => `We found faults: ${points}. All of them are listed below.`,
  },
  found: 'Remarks and faults',
  nothingFound: 'No remarks and no faults.',
  measurements: 'Measurements',
  /** What the drawing shows. */
  drawing: 'The car from above, its front at the top',
  units: 'Front at the top. Paint in µm, tyre tread in mm. The colours show these values only.',
  paint: 'Paint',
  tread: 'Tyre tread',
  panel: 'Panel',
  wheel: 'Wheel',
  measured: 'Measured',
  meaning: 'Meaning',
  micrometres: (number: string) => `${number}\u00a0µm`,
  millimetres: (number: string) => `${number}\u00a0mm`,
  centimetres: (number: string) => `${number}\u00a0cm`,
  percent: (number: number) => `${number}%`,
  paintLevels: {
    good: 'Original paint',
    remark: 'Repainted',
    fault: 'Filler under the paint',
  } satisfies Record<Level, string>,
  treadLevels: {
    good: 'Good',
    remark: 'Replace soon',
    fault: 'Below the legal limit in Germany',
  } satisfies Record<Level, string>,
  colors: 'What the colours mean',
  upTo: (limit: string) => `up to ${limit}`,
  above: (limit: string) => `above ${limit}`,
  from: (limit: string) => `from ${limit}`,
  below: (limit: string) => `below ${limit}`,
  flaws: 'Flaws',
  pictureOf: (numbers: string) => `Picture of flaw ${numbers}`,
  /** The button over a picture: 'Picture of flaw 1 and 2: full screen' */
  openPicture: (numbers: string) => `Picture of flaw ${numbers}: full screen`,
  points: 'All points',
  /** The button below the report. */
  toCar: 'See the car, or ask about it',
  /** The link to the page about inspections. */
  about: 'What we look at, and the smallest flaws we report',
  noCar: 'Car not found.',
  allCars: 'See all cars',
  none: 'No inspection report.',
  noneReason: 'A new car has none, and we have not inspected every used car yet. Ask us about this one.',
  backToCar: 'Back to the car',
} as const;
