import type { Point } from './profile.ts';

/**
 * Lamps, grille and intakes. Heights are relative to the body's `faceHeight`, widths are for a car of 0.94 m
 * half width; lamps are measured along the skin, round the corner.
 */
export interface Face {
  lamp: readonly Point[];
  /** Places of the bright lenses in the lamp: (across, height). */
  lenses: readonly Point[];
  tail: readonly Point[];
  grille: readonly Point[];
  grilleStyle: 'slats' | 'mesh' | 'bars' | 'none';
  chrome: boolean;
  intake: readonly Point[];
  intakeStyle: 'mesh' | 'slats';
}

const circle = (a: number, z: number, ra: number, rz: number): Point[] =>
  Array.from({ length: 28 }, (_, i) => {
    const t = (i / 28) * Math.PI * 2;
    return [a + ra * Math.cos(t), z + rz * Math.sin(t)];
  });

const sideIntake: readonly Point[] = [
  [0.5, -0.39],
  [0.819, -0.39],
  [0.832, -0.23],
  [0.813, -0.18],
  [0.58, -0.28],
];

const wrapTail: readonly Point[] = [
  [0.44, 0.2],
  [0.44, 0.255],
  [0.8, 0.285],
  [1.16, 0.265],
  [1.1, 0.2],
  [0.78, 0.165],
];

const barTail: readonly Point[] = [
  [-0.01, 0.225],
  [-0.01, 0.27],
  [0.7, 0.28],
  [1.12, 0.265],
  [1.08, 0.205],
  [0.72, 0.195],
];

const sweptLamp: readonly Point[] = [
  [0.5, -0.05],
  [0.6, 0.012],
  [0.95, 0.05],
  [1.2, 0.075],
  [1.18, 0.03],
  [0.98, -0.045],
  [0.62, -0.08],
];

const slimLamp: readonly Point[] = [
  [0.42, -0.035],
  [0.44, 0.02],
  [0.95, 0.05],
  [1.2, 0.06],
  [1.16, 0.01],
  [0.95, -0.04],
];

export const faces = {
  classic: {
    lamp: sweptLamp,
    lenses: [
      [0.74, -0.02],
      [0.9, 0],
    ],
    tail: wrapTail,
    grille: [
      [-0.01, -0.27],
      [0.3, -0.27],
      [0.44, -0.19],
      [0.46, -0.08],
      [0.39, 0],
      [-0.01, 0.02],
    ],
    grilleStyle: 'slats',
    chrome: true,
    intake: sideIntake,
    intakeStyle: 'slats',
  },
  twin: {
    lamp: slimLamp,
    lenses: [
      [0.62, 0],
      [0.8, 0.008],
    ],
    tail: wrapTail,
    grille: [
      [0.025, -0.17],
      [0.29, -0.15],
      [0.345, -0.06],
      [0.32, 0.025],
      [0.06, 0.035],
      [0.025, 0],
    ],
    grilleStyle: 'bars',
    chrome: true,
    intake: [
      [-0.01, -0.4],
      [0.78, -0.4],
      [0.832, -0.2],
      [0.8, -0.22],
      [0.55, -0.3],
      [-0.01, -0.3],
    ],
    intakeStyle: 'mesh',
  },
  hexagon: {
    lamp: [
      [0.5, -0.055],
      [0.52, 0],
      [0.95, 0.035],
      [1.22, 0.05],
      [1.14, -0.03],
      [0.84, -0.055],
      [0.66, -0.085],
    ],
    lenses: [
      [0.64, -0.03],
      [0.76, -0.022],
      [0.88, -0.012],
    ],
    tail: barTail,
    grille: [
      [-0.01, -0.33],
      [0.36, -0.33],
      [0.47, -0.16],
      [0.4, -0.005],
      [-0.01, 0.005],
    ],
    grilleStyle: 'mesh',
    chrome: false,
    intake: [
      [0.55, -0.4],
      [0.819, -0.4],
      [0.842, -0.16],
      [0.8, -0.15],
      [0.6, -0.3],
    ],
    intakeStyle: 'mesh',
  },
  shield: {
    lamp: [
      [0.46, -0.05],
      [0.5, 0],
      [0.95, 0.06],
      [1.22, 0.09],
      [1.16, 0.02],
      [0.8, -0.06],
    ],
    lenses: [
      [0.6, -0.02],
      [0.72, -0.008],
      [0.84, 0.004],
    ],
    tail: wrapTail,
    grille: [
      [-0.01, -0.33],
      [0.07, -0.27],
      [0.19, -0.02],
      [0.14, 0.04],
      [-0.01, 0.045],
    ],
    grilleStyle: 'mesh',
    chrome: true,
    intake: [
      [0.26, -0.4],
      [0.8, -0.4],
      [0.826, -0.2],
      [0.6, -0.22],
      [0.28, -0.19],
    ],
    intakeStyle: 'mesh',
  },
  oval: {
    lamp: circle(0.77, 0.01, 0.125, 0.1),
    lenses: [
      [0.72, 0.04],
      [0.82, 0.04],
      [0.72, -0.02],
      [0.82, -0.02],
    ],
    tail: [
      [-0.01, 0.115],
      [-0.01, 0.16],
      [0.75, 0.18],
      [1.1, 0.16],
      [1.06, 0.11],
      [0.72, 0.095],
    ],
    grille: [
      [-0.01, -0.4],
      [0.42, -0.4],
      [0.46, -0.34],
      [0.4, -0.3],
      [-0.01, -0.29],
    ],
    grilleStyle: 'slats',
    chrome: false,
    intake: [
      [0.5, -0.38],
      [0.826, -0.37],
      [0.838, -0.24],
      [0.813, -0.2],
      [0.54, -0.26],
    ],
    intakeStyle: 'slats',
  },
  round: {
    lamp: circle(0.72, 0, 0.105, 0.105),
    lenses: [[0.72, 0]],
    tail: [
      [0.58, 0.02],
      [0.58, 0.26],
      [0.92, 0.26],
      [0.92, 0.02],
    ],
    grille: [
      [-0.01, -0.3],
      [0.42, -0.3],
      [0.55, -0.2],
      [0.5, -0.1],
      [-0.01, -0.07],
    ],
    grilleStyle: 'mesh',
    chrome: true,
    intake: [
      [-0.01, -0.45],
      [0.5, -0.45],
      [0.55, -0.4],
      [-0.01, -0.38],
    ],
    intakeStyle: 'slats',
  },
  square: {
    lamp: [
      [0.6, -0.1],
      [0.6, 0.1],
      [0.93, 0.1],
      [0.97, 0.06],
      [0.97, -0.06],
      [0.93, -0.1],
    ],
    lenses: [[0.76, 0]],
    tail: [
      [0.7, 0.02],
      [0.7, 0.24],
      [0.9, 0.24],
      [0.9, 0.02],
    ],
    grille: [
      [-0.01, -0.1],
      [0.52, -0.1],
      [0.54, 0.06],
      [-0.01, 0.06],
    ],
    grilleStyle: 'slats',
    chrome: false,
    intake: [
      [-0.01, -0.42],
      [0.6, -0.42],
      [0.66, -0.27],
      [-0.01, -0.27],
    ],
    intakeStyle: 'mesh',
  },
  slim: {
    lamp: slimLamp,
    lenses: [
      [0.6, -0.005],
      [0.72, 0.002],
      [0.84, 0.008],
    ],
    tail: [
      [0.6, 0.1],
      [0.6, 0.22],
      [0.86, 0.26],
      [1.1, 0.24],
      [1.08, 0.16],
      [0.86, 0.12],
    ],
    grille: [
      [-0.01, -0.17],
      [0.33, -0.17],
      [0.4, -0.1],
      [0.4, 0.015],
      [-0.01, 0.025],
    ],
    grilleStyle: 'bars',
    chrome: true,
    intake: [
      [-0.01, -0.42],
      [0.68, -0.42],
      [0.78, -0.3],
      [-0.01, -0.28],
    ],
    intakeStyle: 'slats',
  },
  electric: {
    lamp: [
      [0.4, -0.03],
      [0.42, 0.02],
      [0.95, 0.045],
      [1.22, 0.06],
      [1.12, -0.03],
      [0.8, -0.06],
      [0.6, -0.06],
    ],
    lenses: [
      [0.7, -0.015],
      [0.82, -0.01],
    ],
    tail: barTail,
    grille: [
      [5, 5],
      [5.1, 5],
      [5.1, 5.1],
    ],
    grilleStyle: 'none',
    chrome: false,
    intake: [
      [-0.01, -0.42],
      [0.7, -0.42],
      [0.819, -0.2],
      [0.66, -0.22],
      [0.5, -0.31],
      [-0.01, -0.31],
    ],
    intakeStyle: 'mesh',
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** A face fitted to a body. */
export function fitFace(name: FaceName, faceHeight: number, halfWidth: number): Face {
  const face: Face = faces[name];
  const scaled = (points: readonly Point[]): Point[] =>
    points.map(([a, z]) => [(a * halfWidth) / 0.94, z * (faceHeight > 0.8 ? 1.15 : 1) + faceHeight]);
  return {
    ...face,
    lamp: scaled(face.lamp),
    lenses: scaled(face.lenses),
    tail: scaled(face.tail),
    grille: scaled(face.grille),
    intake: scaled(face.intake),
  };
}
