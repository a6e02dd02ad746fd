import { use, useMemo, useState } from 'react';
import { previewCar } from '../../data/staff/cars.ts';
import { toContent, toFields } from '../../data/staff/saveForm.ts';
import type { Locale } from '../../model/text/locales.ts';
import { PreviewsContext } from '../shared/forms/previews.ts';
import { useObjectUrls } from '../shared/images/useObjectUrl.ts';
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
  const fields = useMemo(() => {
    const { Images, Img, ...content } = toContent(carKind, form) as Partial<CarForm>;
    const urlOf = (path = '') => {
      const picture = form.files[path];
      return picture ? (urls.get(picture.file) ?? '') : path;
    };
    return { ...toFields(carKind, content), Images: Images?.map(urlOf), Img: urlOf(Img) };
  }, [form, urls]);
  return Car && <Car car={previewCar(id, fields, locale)} />;
}
