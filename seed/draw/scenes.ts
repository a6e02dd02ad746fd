import type { Scene } from './scene.ts';
import { cairo, nile } from './scenes/cairo.ts';
import { dusk } from './scenes/dusk.ts';
import { bronzeStudio, showroom, studio, villa } from './scenes/indoors.ts';
import { desert, harbour, mountain } from './scenes/outdoors.ts';

export const scenes = {
  studio,
  bronzeStudio,
  showroom,
  villa,
  desert,
  mountain,
  harbour,
  cairo,
  nile,
  dusk,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
