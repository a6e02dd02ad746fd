export interface Camera {
  x: number;
  y: number;
  z: number;
  /** Unit vectors on the ground: into the picture, and to its right. */
  ahead: readonly [number, number];
  right: readonly [number, number];
  /** Pixels per unit of slope. */
  focal: number;
  /** The pixel straight ahead at eye height; its row is the horizon. */
  centreX: number;
  centreY: number;
}

export interface Framing {
  /** Degrees round the car: 0 looks at its nose, 90 at its left side, 180 at its tail. */
  round: number;
  distance: number;
  eye: number;
  /** How much of the picture's width the car takes. */
  fill: number;
  /** Where the middle of the car and the ground under it stand, as fractions of the picture. */
  middle: number;
  floor: number;
  /** Look at a point of the car (x, y, z) with a field this wide (metres) instead of the whole car. */
  closeUp?: { at: readonly [number, number, number]; across: number };
}

/** A camera held level (so uprights stay upright), with the lens shifted to place the car. */
export function placeCamera(
  f: Framing,
  size: { width: number; height: number },
  car: { nose: number; rear: number; half: number; height: number },
): Camera {
  const turn = (f.round * Math.PI) / 180;
  const aim = f.closeUp ? f.closeUp.at : ([(car.nose + car.rear) / 2, 0, 0] as const);
  const x = aim[0] + Math.cos(turn) * f.distance;
  const y = aim[1] + Math.sin(turn) * f.distance;
  const ahead = [-Math.cos(turn), -Math.sin(turn)] as const;
  const right = [-Math.sin(turn), Math.cos(turn)] as const;
  if (f.closeUp) {
    const focal = (size.width / f.closeUp.across) * f.distance;
    const drop = ((f.eye - f.closeUp.at[2]) / f.distance) * focal;
    return {
      x,
      y,
      z: f.eye,
      ahead,
      right,
      focal,
      centreX: size.width * f.middle,
      centreY: size.height * f.floor - drop,
    };
  }
  let left = 1e9;
  let rightmost = -1e9;
  let lowest = -1e9;
  for (const px of [car.nose, car.rear]) {
    for (const py of [-car.half, car.half]) {
      const depth = (px - x) * ahead[0] + (py - y) * ahead[1];
      const across = ((px - x) * right[0] + (py - y) * right[1]) / depth;
      left = Math.min(left, across);
      rightmost = Math.max(rightmost, across);
      lowest = Math.max(lowest, f.eye / depth);
    }
  }
  const focal = (size.width * f.fill) / (rightmost - left);
  return {
    x,
    y,
    z: f.eye,
    ahead,
    right,
    focal,
    centreX: size.width * f.middle - ((left + rightmost) / 2) * focal,
    centreY: size.height * f.floor - lowest * focal,
  };
}
