import sharp, { type Sharp } from 'sharp';
import type { View } from '../types.ts';
import type { BodyName } from './bodies.ts';
import { bodies } from './bodies.ts';
import { type Framing, placeCamera } from './camera.ts';
import { buildCar, type CarModel } from './car.ts';
import type { FaceName } from './faces.ts';
import type { Look } from './garage.ts';
import { drawInterior } from './interior.ts';
import { rgb, seedOf } from './maths.ts';
import { paints } from './paint.ts';
import { develop, render } from './render.ts';
import { scenes } from './scenes.ts';
import { makeTracer } from './trace.ts';
import { frameView } from './views.ts';

export interface Size {
  width: number;
  height: number;
}

const models = new Map<string, CarModel>();
function model(body: BodyName, face: FaceName): CarModel {
  const key = `${body} ${face}`;
  const known = models.get(key) ?? buildCar(bodies[body], face);
  models.set(key, known);
  return known;
}

/** Photographs a car in its scene; `draft` below 1 traces a smaller picture and enlarges it. */
export async function shoot(
  look: Look,
  framing: (car: CarModel) => Framing & { steer: number },
  size: Size,
  draft: number,
  seed: number,
): Promise<Sharp> {
  const car = model(look.body, look.face);
  const { body } = car;
  const width = Math.round(size.width * draft);
  const height = Math.round(size.height * draft);
  const frame = framing(car);
  const scene = scenes[look.scene];
  const wheel = { style: look.wheel, radius: body.wheelRadius, rim: body.rimRadius, width: 0.25 };
  const outline = { nose: car.nose, rear: car.rear, half: body.halfWidth, height: car.height };
  const stage = {
    car,
    tracer: makeTracer(car, wheel, frame.steer),
    paint: paints[look.paint],
    roof: paints[look.roof ?? look.paint],
    caliper: rgb(look.caliper ?? '#3a3d40'),
    leather: rgb(look.leather),
    rimDark: look.darkRims ?? false,
    scene,
    camera: placeCamera(frame, { width, height }, outline),
    softness: frame.closeUp ? width / 70 : 0,
  };
  const picture = await render(stage, width, height, seed);
  const image = sharp(develop(picture, stage), { raw: { width, height, channels: 3 } });
  if (look.flop) image.flop();
  return draft === 1 ? image : image.resize(size.width, size.height);
}

export async function shootView(id: string, look: Look, view: View, draft: number): Promise<Sharp> {
  const size = { width: 1200, height: 800 };
  if (view === 'interior') return drawInterior(look, size, seedOf(id));
  return shoot(look, (car) => frameView(view, car), size, draft, seedOf(id));
}
