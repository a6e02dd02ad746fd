/** The table that puts cars of a shortlist side by side. */
export const comparisonWords = {
  title: 'Compare',
  /** Where there are more cars than stand side by side. */
  choose: 'Choose two to four cars',
  onlyDifferences: 'Only differences',
  none: 'What is known of these cars is the same.',
  /** Heads the column of what is compared. */
  fact: 'Fact',
  /** Beside a fact in which the cars differ. */
  differs: 'differs',
  notStated: 'Not stated',
  /** Beside a line that each of the cars has. */
  inAll: 'in all',
  lowestPrice: 'Lowest price',
  lowestMileage: 'Lowest mileage',
} as const;
