/**
 * `npm run perf`: Lighthouse figures of the production build with the sample data, on a simulated phone (slow
 * 4G, 4x slower processor). Each page is warmed up once and measured three times. Prints the run of median
 * performance, and the median and all values of the total blocking time (TBT). Times depend on the machine, so the
 * first and largest paint are also given as a ratio: to those of the same page without scripts, measured in turns.
 * `npm run perf -- / /inventory` measures only these pages.
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
  const rows: Record<string, object> = {};
  const weak: string[] = [];
  for (const path of asked.length > 0 ? asked : everyPage) {
    // Warm-up: compresses and resizes what a CDN would have cached.
    for (const base of [site, bareSite]) await measurePage(base + path, browserPort);
    const measured: Figures[] = [];
    const bare: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measurePage(site + path, browserPort));
      bare.push(await measurePage(bareSite + path, browserPort));
    }
    measured.sort((a, b) => a.performance - b.performance || b.largestPaint - a.largestPaint);
    const median = measured[Math.floor(runs / 2)];
    if (!median) continue;
    console.log(`measured ${path}`);
    rows[path] = describe(median, measured, bare);
    weak.push(...failedAudits(median).map((audit) => `${path}  ${audit}`));
  }
  console.table(rows);
  console.log(['\nFailed audits:', ...(weak.length > 0 ? weak : ['none'])].join('\n  '));
  await shutdown(0);
});

type Figure = Exclude<keyof Figures, 'report'>;

/** Sizes are transferred bytes (Brotli), in KiB. `bare` is the page without scripts. */
function describe(median: Figures, all: readonly Figures[], bare: readonly Figures[]) {
  const listed = (figure: Figure) => all.map((each) => Math.round(each[figure])).join(' ');
  const middle = (measured: readonly Figures[], figure: Figure) =>
    measured.map((each) => each[figure]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const ratio = (time: Figure) => round(middle(all, time) / middle(bare, time));
  return {
    ...{ perf: median.performance, a11y: median.accessibility, best: median.bestPractices, SEO: median.seo },
    ...{ FCP: Math.round(median.firstPaint), 'FCP : bare': ratio('firstPaint') },
    ...{ LCP: Math.round(median.largestPaint), 'of all': listed('largestPaint') },
    ...{ 'LCP : bare': ratio('largestPaint'), CLS: round(median.layoutShift) },
    ...{ TBT: Math.round(middle(all, 'blocking')), 'TBT of all': listed('blocking') },
    ...{ JS: round(median.scripts), CSS: round(median.styles), fonts: round(median.fonts) },
    machine: listed('machine'),
  };
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
