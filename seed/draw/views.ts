import type { View } from '../types.ts';
import type { Body } from './bodies/body.ts';
import type { Framing } from './camera.ts';
import type { CarModel } from './car.ts';

/** How each of a car's pictures is framed, and how far its front wheels are turned. */
export function frameView(view: Exclude<View, 'interior'>, car: CarModel): Framing & { steer: number } {
  const body: Body = car.body;
  const axle = body.wheelbase / 2;
  const tall = car.height > 1.6;
  switch (view) {
    case 'front34':
      return {
        round: 36,
        distance: 9.2,
        eye: 1.12,
        fill: tall ? 0.7 : 0.77,
        middle: 0.5,
        floor: 0.84,
        steer: -0.34,
      };
    case 'rear34':
      return {
        round: 143,
        distance: 9.2,
        eye: 1.2,
        fill: tall ? 0.68 : 0.75,
        middle: 0.5,
        floor: 0.84,
        steer: -0.12,
      };
    case 'side':
      return { round: 90, distance: 13, eye: 0.95, fill: 0.84, middle: 0.5, floor: 0.77, steer: 0 };
    case 'front':
      return { round: 6, distance: 10, eye: 0.95, fill: 0.55, middle: 0.5, floor: 0.84, steer: 0.12 };
    case 'wheel':
      return closeUp(66, 0.62, [axle + 0.1, body.halfWidth, body.wheelRadius + 0.16], 2.0, -0.22);
    case 'light':
      return closeUp(30, 0.86, [car.nose - 0.22, body.halfWidth * 0.62, body.faceHeight - 0.02], 1.75, -0.3);
    case 'tail':
      return closeUp(148, 1.02, [car.rear + 0.2, body.halfWidth * 0.55, body.faceHeight + 0.16], 1.9, 0);
    default:
      throw new Error(`no such view: ${view satisfies never}`);
  }
}

function closeUp(
  round: number,
  eye: number,
  at: readonly [number, number, number],
  across: number,
  steer: number,
) {
  return { round, distance: 5.2, eye, fill: 1, middle: 0.5, floor: 0.5, closeUp: { at, across }, steer };
}
