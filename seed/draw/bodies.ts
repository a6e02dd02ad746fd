import type { Body } from './bodies/body.ts';
import { estate, fastback, sedan } from './bodies/saloons.ts';
import { hatch, mini } from './bodies/small.ts';
import { cabrio, coupe, sports } from './bodies/sporty.ts';
import { crossover, offroader, suv, suvCoupe } from './bodies/tall.ts';

/** Every body that can be drawn. */
export const bodies = {
  sedan,
  estate,
  fastback,
  sports,
  coupe,
  cabrio,
  hatch,
  mini,
  suv,
  suvCoupe,
  crossover,
  offroader,
} as const satisfies Record<string, Body>;

export type BodyName = keyof typeof bodies;
