import { useQuery } from '@tanstack/react-query';
import { carMessages } from '#locales/car.ts';
import { fetchAllCars } from '../../data/staff/cars.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';

interface Props {
  /** '' for none. */
  readonly carId: string;
  /** @param before the title of the car that was chosen until then */
  readonly onChoose: (carId: string, title: string, before: string) => void;
}

export function StockField({ carId, onChoose }: Props) {
  const { data = [] } = useQuery({ queryKey: ['Cars'], queryFn: fetchAllCars });
  const cars = data.filter((car) => isForSale(car) || car.id === carId);
  const titleOf = (id: string) => {
    const car = cars.find((each) => each.id === id);
    return car ? carTitleWithYear(car) : '';
  };
  /** With what tells cars of the same title apart. */
  const nameOf = (car: Car) => {
    const title = carTitleWithYear(car);
    if (cars.filter((each) => carTitleWithYear(each) === title).length === 1) return title;
    const { mileage, vin } = car;
    const facts = [
      formatCarPrice(car.price),
      mileage !== null && carMessages.kilometres(mileage),
      vin && `VIN …${vin.slice(-6)}`,
    ];
    return [title, ...facts].filter(Boolean).join(', ');
  };
  return (
    <ChoiceField
      label="Car in stock"
      value={carId}
      onChange={({ target: { value } }) => onChoose(value, titleOf(value), titleOf(carId))}
      blank="None of these"
      names={cars.map((car) => [car.id, nameOf(car)])}
    >
      {carId && !titleOf(carId) && <option value={carId}>Another car</option>}
    </ChoiceField>
  );
}
