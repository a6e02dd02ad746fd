/** '1 car', '1,204 cars'. */
export function countCars(cars: number): string {
  return cars === 1 ? '1 car' : `${cars.toLocaleString('en-US')} cars`;
}
