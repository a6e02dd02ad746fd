import { use, useState } from 'react';
import { type CarToSave, previewCar } from '../../data/staff/cars.ts';
import { PreviewsContext } from '../kit/previews.ts';
import { useObjectUrls } from '../kit/useObjectUrl.ts';

/** The page visitors would see of a car's form as it is when this is first shown. */
export function CarPreview({ id, content }: { readonly id: string; readonly content: CarToSave }) {
  const Car = use(PreviewsContext)?.Car;
  const [files] = useState(() => content.images.flatMap(({ file }) => file ?? []));
  const urls = useObjectUrls(files);
  return Car && <Car car={previewCar(id, content, (file) => urls.get(file) ?? null)} />;
}
