import { type ComponentType, createContext } from 'react';
import type { PriceText } from '../../../locales/priceText.ts';
import type { Blog } from '../../../model/blog/blog.ts';
import type { Car } from '../../../model/car/car.ts';

export interface Previews {
  readonly Car: ComponentType<{ readonly car: Car; readonly price: PriceText | null }>;
  readonly Blog: ComponentType<{ readonly blog: Blog }>;
}

/** Provided by the app: staff code cannot import the public site. */
export const PreviewsContext = createContext<Previews | null>(null);
