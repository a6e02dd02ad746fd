import type { Framing } from './camera.ts';
import type { CarModel } from './car.ts';
import type { Look } from './garage.ts';

/** A picture that belongs to no car of the showroom: the hero, and those of the articles. */
export interface Editorial {
  path: string;
  look: Look;
  framing: (car: CarModel) => Framing & { steer: number };
}

const base = { leather: '#6b4630', wheel: 'multi' } as const;

const wide =
  (round: number, fill: number, middle: number, floor = 0.86, eye = 1.1, distance = 10) =>
  (): Framing & { steer: number } => ({
    round,
    distance,
    eye,
    fill,
    middle,
    floor,
    steer: round < 80 ? -0.34 : 0,
  });

const close =
  (round: number, at: (car: CarModel) => readonly [number, number, number], across: number, eye = 0.9) =>
  (car: CarModel): Framing & { steer: number } => ({
    round,
    distance: 5.4,
    eye,
    fill: 1,
    middle: 0.5,
    floor: 0.5,
    closeUp: { at: at(car), across },
    steer: round < 80 ? -0.2 : 0,
  });

const lampOf = (car: CarModel) => [car.nose - 0.25, car.body.halfWidth * 0.5, car.body.faceHeight] as const;
const sideOf = (car: CarModel) => [0.1, car.body.halfWidth, car.body.belt - 0.12] as const;
const wheelOf = (car: CarModel) =>
  [car.body.wheelbase / 2, car.body.halfWidth, car.body.wheelRadius + 0.2] as const;
const tailOf = (car: CarModel) =>
  [car.rear + 0.3, car.body.halfWidth * 0.4, car.body.faceHeight + 0.1] as const;

export const editorials: readonly Editorial[] = [
  {
    path: 'Hero/hero.webp',
    look: { ...base, body: 'fastback', face: 'classic', paint: 'silver', scene: 'dusk', wheel: 'multi' },
    framing: wide(34, 0.53, 0.655, 0.885),
  },
  {
    path: 'mainImages/3f1c7a52-8d0e-4b6b-9a57-1f2e64c0b911_port-to-driveway.webp',
    look: { ...base, body: 'suv', face: 'slim', paint: 'pearl', scene: 'harbour' },
    framing: wide(38, 0.58, 0.58),
  },
  {
    path: 'mainImages/a84d2e10-57c3-4f0f-8a6e-73b1d5509c24_european-and-gulf-specification.webp',
    look: { ...base, body: 'sedan', face: 'hexagon', paint: 'petrol', scene: 'desert' },
    framing: wide(32, 0.6, 0.55),
  },
  {
    path: 'mainImages/6be09f33-2a41-49d8-b1c5-0e8f7a66d2f7_electric-cars-in-the-heat.webp',
    look: { ...base, body: 'fastback', face: 'electric', paint: 'iceTea', scene: 'desert', wheel: 'aero' },
    framing: wide(142, 0.6, 0.45),
  },
  {
    path: 'mainImages/c2757b9d-e6f8-4c0a-93dd-45a90b1e8c60_what-we-inspect.webp',
    look: {
      ...base,
      body: 'coupe',
      face: 'shield',
      paint: 'graphite',
      scene: 'studio',
      wheel: 'five',
      caliper: '#b01212',
    },
    framing: close(64, wheelOf, 2.6, 0.7),
  },
  {
    path: 'mainImages/09d61ef4-b3a7-4e5d-8c1b-d2f4907a3b58_choosing-a-colour.webp',
    look: { ...base, body: 'sports', face: 'oval', paint: 'green', scene: 'villa', wheel: 'turbine' },
    framing: wide(35, 0.56, 0.55),
  },
  {
    path: 'mainImages/e71a4c08-90f2-4d3b-a6c9-5b8e23d7f016_buying-used.webp',
    look: { ...base, body: 'estate', face: 'classic', paint: 'midnight', scene: 'showroom', wheel: 'five' },
    framing: wide(36, 0.6, 0.54),
  },
  {
    path: 'Blogs/5d2f8b61-7c09-4a1e-b3f4-9e60c8a1d735_on-the-quay.webp',
    look: { ...base, body: 'crossover', face: 'slim', paint: 'blue', scene: 'harbour', wheel: 'twin' },
    framing: wide(144, 0.5, 0.42),
  },
  {
    path: 'Blogs/b90e3d7c-14f5-4c82-9d68-207ac5f1e4b9_side-glass.webp',
    look: { ...base, body: 'sedan', face: 'hexagon', paint: 'petrol', scene: 'desert' },
    framing: close(62, sideOf, 3.0, 1.2),
  },
  {
    path: 'Blogs/78c4a1f0-6e2d-4b95-8f13-ca5d90e7b268_charging-by-night.webp',
    look: { ...base, body: 'crossover', face: 'electric', paint: 'pearl', scene: 'nile', wheel: 'aero' },
    framing: wide(40, 0.54, 0.55),
  },
  {
    path: 'Blogs/1ea6f5d2-c873-4096-b4de-68f01b39a75c_lamp-in-the-light.webp',
    look: { ...base, body: 'sedan', face: 'shield', paint: 'silver', scene: 'bronzeStudio', wheel: 'five' },
    framing: close(26, lampOf, 2.3),
  },
  {
    path: 'Blogs/f3b87e29-05da-4c61-a9f7-3d1e8c64b0a2_red-in-the-evening.webp',
    look: { ...base, body: 'coupe', face: 'slim', paint: 'etna', scene: 'cairo', wheel: 'turbine' },
    framing: wide(90, 0.66, 0.5, 0.8, 0.95, 13),
  },
  {
    path: 'Blogs/42d9c0e8-bf16-47a3-8e5b-90c7f2a1d643_rear-lamp.webp',
    look: { ...base, body: 'estate', face: 'hexagon', paint: 'midnight', scene: 'studio' },
    framing: close(150, tailOf, 2.5, 1.05),
  },
];
