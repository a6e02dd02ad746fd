import { type ComponentType, createContext } from 'react';
import type { Blog } from '../../../model/blog/blog.ts';
import type { Car } from '../../../model/car/car.ts';

/** What visitors would see of a document. */
export interface Previews {
  readonly Car: ComponentType<{ readonly car: Car }>;
  readonly Blog: ComponentType<{ readonly blog: Blog }>;
}

/** Handed on by the app, which alone knows both sides of the wall. */
export const PreviewsContext = createContext<Previews | null>(null);
