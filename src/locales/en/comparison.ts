export const comparisonMessages = {
  title: 'Compare',
  /** Shown where the list has more cars than the table. */
  choose: 'Choose two to four cars',
  onlyDifferences: 'Only differences',
  none: 'Nothing we list differs between these cars.',
  /** Heading of the first column. */
  fact: 'Fact',
  /** Next to a fact that differs between cars. */
  differs: 'differs',
  legend: 'Rows with a bold name differ',
  notStated: 'Not stated',
  /** Next to equipment that every car has. */
  inAll: 'in all',
  priceIncludes: 'Price includes',
  monthly: 'By the month (indicative)',
  noOffer: 'No offer',
  lowestMonthly: 'Lowest instalment',
  otherCurrency: 'Price in another currency',
  lowestPrice: 'Lowest price',
  lowestMileage: 'Lowest mileage',
  report: {
    name: 'Inspection report',
    none: 'No report',
    inspectedOn: (date: string) => `Inspected on ${date}`,
    remarks: { one: '# remark', other: '# remarks' },
    faults: { one: '# fault', other: '# faults' },
  },
} as const;
