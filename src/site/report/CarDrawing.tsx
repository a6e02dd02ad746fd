import type { Level, Panel, Wheel } from '../../model/inspection/points.ts';
import styles from './CarDrawing.module.css';

const width = 360;

interface Shape {
  readonly path: string;
  /** Position of its figure. */
  readonly x: number;
  readonly y: number;
}

/** The sides are folded out: their outer edge is the sill. */
const left: Readonly<Record<'wing' | 'front-door' | 'rear-door' | 'side', Shape>> = {
  wing: {
    path: 'M122 64v98H44v-17a33 33 0 0 0 0-66q3-13 20-15Z',
    x: 98,
    y: 113,
  },
  'front-door': { path: 'M122 166v92H44v-92Z', x: 84, y: 212 },
  'rear-door': { path: 'M122 262v90H44v-90Z', x: 84, y: 307 },
  side: { path: 'M122 356v94H64q-14-2-18-14l-2-1a33 33 0 0 0 0-66v-13Z', x: 98, y: 403 },
};

const middle: Readonly<Record<'bonnet' | 'roof' | 'boot-lid', Shape>> = {
  bonnet: { path: 'M130 162V84q2-36 50-38 48 2 50 38v78q-50-12-100 0Z', x: 180, y: 106 },
  roof: { path: 'M136 212q44-8 88 0v118q-44 6-88 0Z', x: 180, y: 272 },
  'boot-lid': { path: 'M130 372q50 8 100 0v50q-4 32-50 34-46-2-50-34Z', x: 180, y: 416 },
};

const panelShapes: Readonly<Record<Panel, Shape & { readonly isRight?: boolean }>> = {
  ...middle,
  'wing-left': left.wing,
  'wing-right': toRight(left.wing),
  'front-door-left': left['front-door'],
  'front-door-right': toRight(left['front-door']),
  'rear-door-left': left['rear-door'],
  'rear-door-right': toRight(left['rear-door']),
  'side-left': left.side,
  'side-right': toRight(left.side),
};

const wheelCentres: Readonly<Record<Wheel, readonly [x: number, y: number]>> = {
  'front-left': [40, 112],
  'front-right': [width - 40, 112],
  'rear-left': [40, 402],
  'rear-right': [width - 40, 402],
};

/** Windscreen, rear window, and the bumpers. */
const rest = [
  'M132 168q48-12 96 0l-6 38q-42-8-84 0Z',
  'M138 336q42 6 84 0l6 30q-48 8-96 0Z',
  'M124 58q6-26 56-28 50 2 56 28-10-18-56-19-46 1-56 19Z',
  'M124 444q6 26 56 28 50-2 56-28-10 18-56 19-46-1-56-19Z',
];

/** By panel and wheel. */
export type Figures = {
  readonly [Place in Panel | Wheel]?: { readonly level: Level; readonly figure: string };
};

interface Props {
  readonly label: string;
  readonly figures: Figures;
}

/** A car from above with its measurements. Left is the driver's left, in every language. */
export function CarDrawing({ label, figures }: Props) {
  return (
    <svg className={styles.drawing} viewBox={`0 16 ${width} 470`} role="img" aria-label={label}>
      {rest.map((path) => (
        <path key={path} className={styles.rest} d={path} />
      ))}
      {Object.entries(panelShapes).map(([panel, { path, x, y, isRight }]) => (
        <g key={panel} data-level={figures[panel as Panel]?.level}>
          <path d={path} {...(isRight && { transform: `translate(${width}) scale(-1 1)` })} />
          <Figure x={x} y={y} text={figures[panel as Panel]?.figure} />
        </g>
      ))}
      {Object.entries(wheelCentres).map(([wheel, [x, y]]) => (
        <g key={wheel} data-level={figures[wheel as Wheel]?.level}>
          <circle cx={x} cy={y} r="27" />
          <Figure x={x} y={y} text={figures[wheel as Wheel]?.figure} />
        </g>
      ))}
    </svg>
  );
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly text: string | undefined;
}

function Figure({ x, y, text }: FigureProps) {
  return (
    <text x={x} y={y} dy="0.36em" textAnchor="middle">
      {text}
    </text>
  );
}

function toRight({ path, x, y }: Shape) {
  return { path, x: width - x, y, isRight: true };
}
