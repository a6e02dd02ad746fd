import { use, useState } from 'react';
import { type CarToSave, previewCar } from '../../data/staff/cars.ts';
import type { Edition } from '../../model/text/editions.ts';
import { PreviewsContext } from '../shared/forms/previews.ts';
import { useObjectUrls } from '../shared/images/useObjectUrl.ts';

interface Props {
  readonly id: string;
  readonly content: CarToSave;
  readonly language: Edition;
}

/** The page visitors would see of a car's form, with its pictures as they are when this is first shown. */
export function CarPreview({ id, content, language }: Props) {
  const Car = use(PreviewsContext)?.Car;
  const [files] = useState(() => content.images.flatMap(({ file }) => file ?? []));
  const urls = useObjectUrls(files);
  return Car && <Car car={previewCar(id, content, (file) => urls.get(file) ?? null, language)} />;
}
