/**
 * `npm run perf`: Lighthouse figures of the production build with the sample data, on a simulated phone (slow
 * 4G, 4x slower processor). Each page is warmed up once and measured three times. Prints the run of median
 * performance, the median and range of the total blocking time (TBT), and the same in CPU time, which a busy
 * machine does not lengthen. Times depend on the machine, so the first and largest paint are also given as a ratio: to
 * those of the same page without scripts, measured in turns. `npm run perf -- / /inventory` measures only these pages.
 */
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { paths } from '../../src/config/paths.ts';
import { type Figures, failedAudits, measurePage } from '../bench/lighthouse.ts';
import { browserPort, serveMeasuredSite } from '../bench/measured-site.ts';
import { serveWithoutScripts } from '../bench/without-scripts.ts';
import { ensureTools } from '../checks/tools.ts';
import { launchChromium } from '../local/chromium.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';

const runs = 3;

const everyPage = [
  paths.home,
  paths.inventory,
  paths.about,
  paths.services,
  paths.contact,
  paths.blogs,
  ...blogs.slice(0, 1).map(({ id }) => paths.blog(id)),
  ...cars.slice(0, 1).map(({ id }) => paths.car(id)),
  paths.tracking,
];

await runWithCleanup(async () => {
  if (!ensureTools()) throw new Error('Lighthouse could not be installed, see the message of npm above.');
  const asked = process.argv.slice(2);
  const site = await serveMeasuredSite('sample');
  const bareSite = await serveWithoutScripts(site);
  await launchChromium(`--remote-debugging-port=${browserPort}`);
  console.log(heading());
  const weak = new Map<string, string[]>();
  const machine: number[] = [];
  for (const path of asked.length > 0 ? asked : everyPage) {
    // Warm-up: compresses and resizes what a CDN would have cached.
    for (const base of [site, bareSite]) await measurePage(base + path, browserPort);
    const measured: Figures[] = [];
    const bare: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measurePage(site + path, browserPort));
      bare.push(await measurePage(bareSite + path, browserPort));
    }
    machine.push(...measured.map((figures) => figures.machine));
    measured.sort((a, b) => a.performance - b.performance || b.lcp - a.lcp);
    const median = measured[Math.floor(runs / 2)];
    if (!median) continue;
    console.log(row(path, median, measured, bare));
    for (const audit of failedAudits(median)) weak.set(audit, [...(weak.get(audit) ?? []), path]);
  }
  console.log(`\nThe machine's speed by Lighthouse: ${machine.map(Math.round).join(', ')}`);
  console.log('\nFailed audits:');
  for (const [audit, pages] of weak) console.log(`  ${audit}  (${pages.join(', ')})`);
  if (weak.size === 0) console.log('  none');
  await shutdown(0);
});

function heading(): string {
  return [
    'page'.padEnd(44),
    ' perf  a11y  best   SEO     LCP s (spread)    : bare    FCP : bare     CLS  TBT ms (spread)   by CPU (spread)    JS KiB  CSS  fonts',
  ].join('');
}

/** Sizes are transferred bytes (Brotli), in KiB. `bare` is the page without scripts. */
function row(path: string, median: Figures, all: readonly Figures[], bare: readonly Figures[]): string {
  const seconds = all.map(({ lcp }) => lcp / 1000);
  const spread = `(${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)})`;
  const ratio = (time: 'lcp' | 'firstPaint') =>
    medianOf(all.map((figures) => figures[time])) / medianOf(bare.map((figures) => figures[time]));
  const scores = [median.performance, median.accessibility, median.bestPractices, median.seo];
  return [
    path.padEnd(43),
    ...scores.map((score) => cell(score, 6)),
    `${cell(median.lcp / 1000, 8, 2)} ${spread.padEnd(13)}`,
    cell(ratio('lcp'), 6, 2),
    `${cell(median.firstPaint / 1000, 8, 2)} ${cell(ratio('firstPaint'), 6, 2)}`,
    cell(median.cls, 8, 3),
    medianAndSpread(all.map(({ tbt }) => tbt)),
    medianAndSpread(all.map(({ cpuBlocking }) => cpuBlocking)),
    cell(median.scripts, 5, 1),
    cell(median.styles, 5, 1),
    cell(median.fonts, 7, 1),
  ].join('');
}

function medianAndSpread(times: readonly number[]): string {
  const spread = `(${times
    .toSorted((a, b) => a - b)
    .map(Math.round)
    .join(', ')})`;
  return `${cell(medianOf(times), 8)} ${spread.padEnd(14)}`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function cell(value: number, width: number, digits = 0): string {
  return value.toFixed(digits).padStart(width);
}
