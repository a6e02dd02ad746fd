import { colour, used } from './blogs/choosing.ts';
import { electric, inspection } from './blogs/electric.ts';
import { importing, specification } from './blogs/importing.ts';
import type { SeedBlog } from './types.ts';

export const blogs: readonly SeedBlog[] = [importing, electric, specification, inspection, colour, used];
