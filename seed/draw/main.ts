/**
 * Draws every picture of the sample dealership again: `node --import tsx seed/draw/main.ts [--draft 0.5] [words…]`.
 * With words, only the pictures whose path contains one of them. The work is shared among as many processes as
 * there are processors; the same code always draws the same pictures.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { cars } from '../cars.ts';
import type { View } from '../types.ts';
import { editorials } from './editorial.ts';
import { garage } from './garage.ts';
import { seedOf } from './maths.ts';
import { shoot, shootView } from './shoot.ts';

interface Job {
  path: string;
  limit: number;
  draw: (draft: number) => Promise<Sharp>;
}

const images = join(dirname(fileURLToPath(import.meta.url)), '..', 'images');

const jobs: Job[] = [
  ...editorials.map(({ path, look, framing }) => ({
    path,
    limit: path.startsWith('Hero/') ? 28_000 : 45_000,
    draw: (draft: number) => shoot(look, framing, { width: 1200, height: 675 }, draft, seedOf(path)),
  })),
  ...cars.flatMap(({ id, fields }) =>
    fields.Images.map((path) => {
      const look = garage[id];
      if (!look) throw new Error(`seed/draw/garage.ts does not say how ${id} looks`);
      const view = path.slice(path.lastIndexOf('-') + 1, -'.webp'.length) as View;
      return { path, limit: 45_000, draw: (draft: number) => shootView(id, look, view, draft) };
    }),
  ),
];

/** The best quality that stays within `limit` bytes. */
async function encode(image: Sharp, limit: number): Promise<Buffer> {
  const raw = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let quality = 86; ; quality -= 4) {
    const bytes = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= limit || quality <= 40) return bytes;
  }
}

async function draw(share: number, of: number, draft: number, words: readonly string[]): Promise<void> {
  const wanted = jobs.filter((job) => words.length === 0 || words.some((word) => job.path.includes(word)));
  for (const [index, job] of wanted.entries()) {
    if (index % of !== share) continue;
    const file = join(images, job.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await encode(await job.draw(draft), job.limit));
  }
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv.splice(at, 2)[1];
}

const draft = Number(option('--draft') ?? '1');
const share = option('--share');
const words = process.argv.slice(2);

if (share !== undefined) {
  const [index = 0, of = 1] = share.split('/').map(Number);
  await draw(index, of, draft, words);
} else {
  const of = availableParallelism();
  const children = Array.from({ length: of }, (_, index) => {
    const again = [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      '--share',
      `${index}/${of}`,
      '--draft',
      `${draft}`,
    ];
    return new Promise<number>((resolve) => {
      spawn(process.execPath, [...again, ...words], { stdio: 'inherit' }).on('exit', (code) =>
        resolve(code ?? 1),
      );
    });
  });
  const codes = await Promise.all(children);
  process.exitCode = Math.max(...codes);
}
