import sharp from 'sharp';
import { clamp, lattice, mix, type Rgb, smoothstep } from './maths.ts';
import { shade } from './shade.ts';
import { groundLight, type Stage } from './surroundings.ts';

/** A picture in linear light, three numbers a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Float32Array;
  glow: Float32Array;
}

function toneMap(v: number): number {
  const x = Math.max(0, v);
  const mapped = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return clamp(mapped) ** (1 / 2.2);
}

/** The inverse of the tone curve, so that a painted backdrop comes out as it was painted. */
function linearOf(byte: number): number {
  const y = Math.min(0.985, (byte / 255) ** 2.2);
  const a = 2.51 - 2.43 * y;
  const b = 0.03 - 0.59 * y;
  return (-b + Math.sqrt(b * b + 4 * a * 0.14 * y)) / (2 * a);
}

async function paintBackdrop(
  stage: Stage,
  width: number,
  height: number,
  seed: number,
  softness: number,
): Promise<Float32Array> {
  const svg = stage.scene.backdrop({ width, height, horizon: stage.camera.centreY }, seed);
  const image = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha();
  if (softness > 0.3) image.blur(softness);
  const data = await image.raw().toBuffer();
  const out = new Float32Array(width * height * 3);
  for (let i = 0; i < out.length; i++) out[i] = linearOf(data[i] as number) / stage.scene.exposure;
  return out;
}

/** Draws a stage into a picture: backdrop, ground with shadow and mirror image, car. */
export async function render(stage: Stage, width: number, height: number, seed: number): Promise<Picture> {
  const { camera, scene, tracer, car } = stage;
  const backdrop = await paintBackdrop(stage, width, height, seed, stage.softness);
  const mirrored = await paintBackdrop(stage, width, height, seed, width / 55);
  const data = new Float32Array(width * height * 3);
  const glow = new Float32Array(width * height);
  const ids = new Int32Array(width * height);
  const colour: Rgb = [0, 0, 0];
  const mirrorColour: Rgb = [0, 0, 0];
  const ground = scene.ground;
  const sun = scene.light.sun;
  const sunX = sun.towards[0] * camera.right[0] + sun.towards[1] * camera.ahead[0];
  const sunY = sun.towards[0] * camera.right[1] + sun.towards[1] * camera.ahead[1];
  const reach = Math.max(car.nose, -car.rear) + 3;
  let lastGlow = 0;

  const behind = (from: Float32Array, px: number, py: number, out: Rgb) => {
    const ix = clamp(Math.floor(px), 0, width - 1);
    const iy = clamp(Math.floor(py), 0, height - 1);
    for (let i = 0; i < 3; i++) out[i] = from[(iy * width + ix) * 3 + i] as number;
  };

  function look(px: number, py: number, out: Rgb): number {
    const sx = (px - camera.centreX) / camera.focal;
    const sy = (camera.centreY - py) / camera.focal;
    const k = 1 / Math.hypot(1, sx, sy);
    const dx = (camera.ahead[0] + camera.right[0] * sx) * k;
    const dy = (camera.ahead[1] + camera.right[1] * sx) * k;
    const dz = sy * k;
    lastGlow = 0;
    const hit = tracer.hit(camera.x, camera.y, camera.z, dx, dy, dz);
    if (hit) {
      const s = shade(stage, hit, dx, dy, dz, hit.t / camera.focal, true);
      out[0] = s.r;
      out[1] = s.g;
      out[2] = s.b;
      lastGlow = s.glow;
      return s.id;
    }
    behind(backdrop, px, py, out);
    if (dz >= -0.001) return 1;
    const t = -camera.z / dz;
    const gx = camera.x + dx * t;
    const gy = camera.y + dy * t;
    const stay = 1 - smoothstep(ground.melt[0], ground.melt[1], t);
    if (stay <= 0) return 1;
    groundLight(stage, gx, gy, colour);
    let kind = 2;
    const near = Math.abs(gx) < reach && Math.abs(gy) < 5;
    if (near && sun.hard > 0) {
      const lit = tracer.visible(gx, gy, 0.001, sunX, sunY, sun.towards[2], 0.09);
      const share = (sun.hard * Math.max(0, sun.towards[2]) * (1 - lit)) / 1;
      for (let i = 0; i < 3; i++) {
        const all =
          (scene.light.above[i] as number) +
          (sun.colour[i] as number) * sun.hard * Math.max(0, sun.towards[2]);
        colour[i] = (colour[i] as number) * (1 - ((sun.colour[i] as number) * share) / all);
      }
    }
    if (ground.mirror > 0) {
      const flat = (1 + dz) ** 4;
      let strength = ground.mirror * mix(0.25, 1, flat);
      behind(mirrored, px, camera.centreY + (camera.centreY - py) * 0.9, mirrorColour);
      if (near) {
        const m = tracer.hit(gx, gy, 0.0005, dx, dy, -dz);
        if (m) {
          kind = 3;
          const height = m.z;
          const s = shade(stage, m, dx, dy, -dz, m.t / camera.focal + 0.01, false);
          const fade =
            Math.exp(-height / ground.fade) * (1 - smoothstep(0.55, 1.1, height)) * (s.glow > 0.3 ? 0.25 : 1);
          mirrorColour[0] = mix(mirrorColour[0] * 0.3, s.r, fade);
          mirrorColour[1] = mix(mirrorColour[1] * 0.3, s.g, fade);
          mirrorColour[2] = mix(mirrorColour[2] * 0.3, s.b, fade);
          strength *= 0.35 + 0.65 * fade;
        }
      }
      for (let i = 0; i < 3; i++)
        colour[i] = (colour[i] as number) * (1 - strength * 0.6) + (mirrorColour[i] as number) * strength;
    }
    for (let i = 0; i < 3; i++) out[i] = mix(out[i] as number, colour[i] as number, stay);
    return kind;
  }

  const out: Rgb = [0, 0, 0];
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const at = py * width + px;
      ids[at] = look(px + 0.5, py + 0.5, out);
      glow[at] = lastGlow;
      data.set(out, at * 3);
    }
  }
  // Finer looks where two surfaces meet or brightness jumps.
  const offsets = [0.0625, 0.3125, 0.5625, 0.8125];
  const smooth = data.slice();
  const level = (at: number) =>
    Math.min(
      2,
      (data[at * 3] as number) * 0.3 +
        (data[at * 3 + 1] as number) * 0.6 +
        (data[at * 3 + 2] as number) * 0.1,
    );
  for (let py = 1; py < height - 1; py++) {
    for (let px = 1; px < width - 1; px++) {
      const at = py * width + px;
      const id = ids[at] as number;
      const neighbours = [at - 1, at + 1, at - width, at + width];
      const here = level(at);
      const rough = id > 2 || neighbours.some((n) => (ids[n] as number) > 2);
      if (!rough) continue;
      if (!neighbours.some((n) => ids[n] !== id || Math.abs(level(n) - here) > 0.03 + here * 0.18)) continue;
      let [r, g, b, w] = [0, 0, 0, 0];
      for (let k = 0; k < 8; k++) {
        const ox = (k % 4) * 0.25 + (k < 4 ? 0.06 : 0.19);
        const oy = (offsets[(k * 2 + (k < 4 ? 0 : 1)) % 4] as number) + (k % 2) * 0.1;
        look(px + ox, py + oy, out);
        r += Math.min(out[0], 3);
        g += Math.min(out[1], 3);
        b += Math.min(out[2], 3);
        w++;
      }
      smooth[at * 3] = r / w;
      smooth[at * 3 + 1] = g / w;
      smooth[at * 3 + 2] = b / w;
    }
  }
  return { width, height, data: smooth, glow };
}

/** Blurs one plane of a picture, three passes of a box. */
function blurPlane(plane: Float32Array, width: number, height: number, radius: number): void {
  const line = new Float32Array(Math.max(width, height));
  const pass = (start: number, step: number, n: number) => {
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += plane[start + clamp(i, 0, n - 1) * step] as number;
    for (let i = 0; i < n; i++) {
      line[i] = sum / (2 * radius + 1);
      sum +=
        (plane[start + Math.min(n - 1, i + radius + 1) * step] as number) -
        (plane[start + Math.max(0, i - radius) * step] as number);
    }
    for (let i = 0; i < n; i++) plane[start + i * step] = line[i] as number;
  };
  for (let k = 0; k < 3; k++) {
    for (let y = 0; y < height; y++) pass(y * width, 1, width);
    for (let x = 0; x < width; x++) pass(x, width, height);
  }
}

/** Develops a picture: bloom round the lamps, exposure, tone curve, vignette, grain; returns 8-bit RGB. */
export function develop(picture: Picture, stage: Stage): Buffer {
  const { width, height, data, glow } = picture;
  const { scene } = stage;
  const n = width * height;
  const bytes = Buffer.alloc(n * 3);
  const halo = [0, 1, 2].map((c) => {
    const plane = new Float32Array(n);
    for (let i = 0; i < n; i++) {
      const over = Math.max(0, Math.min(5, (data[i * 3 + c] as number) * scene.exposure) - 1.1) * 0.35;
      plane[i] = ((glow[i] as number) > 0.3 ? Math.min(2, data[i * 3 + c] as number) * 0.7 : 0) + over;
    }
    const wide = plane.slice();
    blurPlane(plane, width, height, Math.round(width / 260));
    blurPlane(wide, width, height, Math.round(width / 55));
    for (let i = 0; i < n; i++) plane[i] = (plane[i] as number) * 0.25 + (wide[i] as number) * 0.4;
    return plane;
  });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const u = x / width - 0.5;
      const v = y / height - 0.5;
      const corner = 1 - scene.vignette * smoothstep(0.12, 0.62, u * u * 1.1 + v * v * 1.5) * 1.0;
      const grain = (lattice(x, y) - 0.5) * scene.grain;
      for (let c = 0; c < 3; c++) {
        const lit =
          ((data[at * 3 + c] as number) + ((halo[c] as Float32Array)[at] as number)) *
          scene.exposure *
          corner *
          (scene.tint[c] as number);
        bytes[at * 3 + c] = Math.round(clamp(toneMap(lit) + grain) * 255);
      }
    }
  }
  return bytes;
}
