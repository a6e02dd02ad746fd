/** The picture of a line such as 'inside Cars/1700000000000_seats.webp'. */
export function pictureOfLine(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}
