/** A point of a side view: [x forward, z up]. */
export type Point = readonly [number, number];

const STEP = 0.0125;
const MARGIN = 0.3;

/** Rounds a closed polygon into a flowing outline (centripetal Catmull-Rom). */
export function flow(points: readonly Point[], perSpan = 12): Point[] {
  const n = points.length;
  const at = (i: number): Point => points[((i % n) + n) % n] as Point;
  const gap = (a: Point, b: Point) => Math.max(1e-4, Math.hypot(b[0] - a[0], b[1] - a[1]) ** 0.5);
  const outline: Point[] = [];
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [t1, t2, t3] = [gap(p0, p1), gap(p1, p2), gap(p2, p3)];
    const tangent = (axis: 0 | 1, side: 1 | 2) => {
      const a = side === 1 ? (p1[axis] - p0[axis]) / t1 : (p2[axis] - p1[axis]) / t2;
      const b = side === 1 ? (p2[axis] - p1[axis]) / t2 : (p3[axis] - p2[axis]) / t3;
      const ta = side === 1 ? t1 : t2;
      const tb = side === 1 ? t2 : t3;
      return ((a * tb + b * ta) / (ta + tb)) * t2;
    };
    for (let s = 0; s < perSpan; s++) {
      const t = s / perSpan;
      const blend = (axis: 0 | 1) =>
        (2 * t ** 3 - 3 * t * t + 1) * p1[axis] +
        (t ** 3 - 2 * t * t + t) * tangent(axis, 1) +
        (3 * t * t - 2 * t ** 3) * p2[axis] +
        (t ** 3 - t * t) * tangent(axis, 2);
      outline.push([blend(0), blend(1)]);
    }
  }
  return outline;
}

/** Signed distance to a closed polygon, negative inside. */
export function polygonDistance(polygon: readonly Point[], x: number, z: number): number {
  let best = 1e9;
  let inside = false;
  let [ax, az] = polygon[polygon.length - 1] as Point;
  for (const [bx, bz] of polygon) {
    const ex = bx - ax;
    const ez = bz - az;
    const wx = x - ax;
    const wz = z - az;
    const t = Math.min(1, Math.max(0, (wx * ex + wz * ez) / (ex * ex + ez * ez + 1e-12)));
    const dx = wx - ex * t;
    const dz = wz - ez * t;
    const d = dx * dx + dz * dz;
    if (d < best) best = d;
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
    ax = bx;
    az = bz;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}

/** Tabulates the distance to an outline; between the samples it is smooth enough to mirror lights in. */
export function tabulate(outline: readonly Point[]): (x: number, z: number) => number {
  const xs = outline.map((p) => p[0]);
  const zs = outline.map((p) => p[1]);
  const x0 = Math.min(...xs) - MARGIN;
  const z0 = Math.min(...zs) - MARGIN;
  const columns = Math.ceil((Math.max(...xs) + MARGIN - x0) / STEP) + 1;
  const rows = Math.ceil((Math.max(...zs) + MARGIN - z0) / STEP) + 1;
  const table = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++)
      table[j * columns + i] = polygonDistance(outline, x0 + i * STEP, z0 + j * STEP);
  }
  return (x, z) => {
    const gx = (x - x0) / STEP;
    const gz = (z - z0) / STEP;
    const cx = gx < 1.5 ? 1.5 : gx > columns - 2.5 ? columns - 2.5 : gx;
    const cz = gz < 1.5 ? 1.5 : gz > rows - 2.5 ? rows - 2.5 : gz;
    const i = Math.floor(cx + 0.5);
    const j = Math.floor(cz + 0.5);
    const u = cx - i;
    const v = cz - j;
    const a0 = 0.5 * (0.5 - u) * (0.5 - u);
    const a1 = 0.75 - u * u;
    const a2 = 0.5 * (0.5 + u) * (0.5 + u);
    const k = j * columns + i;
    const l = k - columns;
    const m = k + columns;
    const below = a0 * (table[l - 1] as number) + a1 * (table[l] as number) + a2 * (table[l + 1] as number);
    const level = a0 * (table[k - 1] as number) + a1 * (table[k] as number) + a2 * (table[k + 1] as number);
    const above = a0 * (table[m - 1] as number) + a1 * (table[m] as number) + a2 * (table[m + 1] as number);
    const d =
      0.5 * (0.5 - v) * (0.5 - v) * below + (0.75 - v * v) * level + 0.5 * (0.5 + v) * (0.5 + v) * above;
    return d + STEP * (Math.abs(gx - cx) + Math.abs(gz - cz));
  };
}
