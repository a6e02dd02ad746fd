import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { previewCar } from '../../data/staff/cars.ts';
import { fetchUsualPrice } from '../../data/staff/prices.ts';
import { toContent, toFields } from '../../data/staff/saveForm.ts';
import { toPriceText } from '../../locales/priceText.ts';
import { isForSale } from '../../model/car/car.ts';
import { groupOf } from '../../model/car/pictureGroups.ts';
import { parsePriceLines } from '../../model/car/priceLines.ts';
import type { Locale } from '../../model/locales.ts';
import { PreviewsContext } from '../documents/form/previews.ts';
import { useObjectUrls } from '../pictures/useObjectUrl.ts';
import { type CarForm, carKind } from './carForm.ts';

interface Props {
  readonly id: string;
  readonly form: CarForm;
  readonly locale: Locale;
}

/** The public page of a car's form, with the pictures it has when first shown. */
export function CarPreview({ id, form, locale }: Props) {
  const Car = use(PreviewsContext)?.Car;
  const [files] = useState(() => Object.values(form.files).map(({ file }) => file));
  const urls = useObjectUrls(files);
  const { Images, Img, Picture_Groups, ...content } = toContent(carKind, form) as Partial<CarForm>;
  const urlOf = (path = '') => {
    const picture = form.files[path];
    return picture ? (urls.get(picture.file) ?? '') : path;
  };
  const groups = Images?.map((path) => `${groupOf(path, Picture_Groups ?? [])} ${urlOf(path)}`);
  const pictures = { Images: Images?.map(urlOf), Img: urlOf(Img), Picture_Groups: groups };
  const fields = { ...toFields(carKind, content), ...pictures };
  const { data: usual } = useQuery({ queryKey: ['price'], queryFn: fetchUsualPrice });
  const car = previewCar(id, fields, locale);
  const lines = isForSale(car) && parsePriceLines(car.priceLines ?? usual);
  return Car && <Car car={car} price={lines ? toPriceText(lines) : null} />;
}
