import sharp, { type Sharp } from 'sharp';
import type { Look } from './garage.ts';
import { scenes } from './scenes.ts';
import { across, blur, box, disc, fall, fill, glow, group, path, type Stops, svg, wideBlur } from './svg.ts';

/** A shade of a colour: `k` below 1 darkens, above 1 lightens towards white. */
function tone(hex: string, k: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => {
    const v = (n >> shift) & 255;
    return Math.round(k <= 1 ? v * k : v + (255 - v) * (k - 1));
  };
  return `#${[16, 8, 0].map((s) => channel(s).toString(16).padStart(2, '0')).join('')}`;
}

const W = 1200;
const H = 800;
const bronze = '#d8a468';

const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

const stitched = (d: string, colour: string) =>
  stroke(d, colour, 1.6, 'stroke-dasharray="7 4" opacity="0.7"');

// The dashboard's upper edge, and the band of leather under it.
const upperEdge = 'M0,372 C160,338 330,326 420,330 C520,334 620,340 720,342 C880,346 1060,352 1200,384';
const lowerEdge = 'L1200,520 C1040,488 880,480 740,482 C600,486 300,470 0,520 Z';

function dashboard(leather: string): string {
  return (
    path(`${upperEdge} L1200,800 L0,800 Z`, 'url(#deep)') +
    path(`${upperEdge} L1200,440 C1040,410 880,404 740,404 C560,402 260,396 0,440 Z`, 'url(#top)') +
    stroke(
      'M0,373 C160,339 330,327 420,331 C520,335 620,341 720,343 C880,347 1060,353 1200,385',
      '#fff',
      2,
      'opacity="0.16"',
    ) +
    // Daylight lying on the upper edge and, softer, on the leather.
    group('s12', stroke('M150,362 C260,344 360,338 430,340 C560,344 700,352 1010,368', '#ffe9cc', 16), 0.2) +
    path(`M0,440 C260,396 560,402 740,404 C880,404 1040,410 1200,440 ${lowerEdge}`, 'url(#band)') +
    group('s12', stroke('M120,462 C300,428 560,428 740,430 C880,430 1000,436 1100,450', '#fff', 18), 0.13) +
    stitched('M0,449 C260,405 560,411 740,413 C880,413 1040,419 1200,449', tone(leather, 1.5)) +
    // Trim strip with the ambient light under it.
    path(
      'M0,520 C300,470 600,486 740,482 C880,480 1040,488 1200,520 L1200,552 C1040,518 880,508 740,510 C600,514 300,498 0,552 Z',
      'url(#trim)',
    ) +
    group('s24', stroke('M0,585 C300,531 600,547 740,543 C880,541 1040,551 1200,585', bronze, 46), 0.22) +
    stroke('M872,620 C980,612 1100,622 1160,640', '#000', 3, 'opacity="0.7"') +
    stroke('M872,623 C980,615 1100,625 1160,643', '#fff', 1.4, 'opacity="0.1"') +
    group('g4', stroke('M0,553 C300,499 600,515 740,511 C880,509 1040,519 1200,553', bronze, 7), 0.85) +
    stroke('M0,553 C300,499 600,515 740,511 C880,509 1040,519 1200,553', '#ffe2b8', 1.8)
  );
}

/** An air vent with its slats. */
function vent(x: number, y: number, w: number, h: number): string {
  let slats = '';
  for (let i = 1; i < 4; i++) slats += box(x + 5, y + (h / 4) * i - 1.2, w - 10, 2.4, '#2e2f32');
  return (
    box(x, y, w, h, '#060607', 'rx="7"') +
    slats +
    box(x + w / 2 - 4, y + 6, 8, h - 12, '#3a3b3f', 'rx="3"') +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="none" stroke="url(#metal)" stroke-width="2.4"/>`
  );
}

/** The instruments behind the wheel and the screen in the middle, without a word on them. */
function screens(): string {
  const dial = (x: number, share: number) => {
    const arc = (to: number) => {
      const a = Math.PI * (0.8 + 1.4 * to);
      return `M${x + 46 * Math.cos(Math.PI * 0.8)},${392 + 46 * Math.sin(Math.PI * 0.8)} A46,46 0 ${to > 0.72 ? 1 : 0} 1 ${x + 46 * Math.cos(a)},${392 + 46 * Math.sin(a)}`;
    };
    return (
      stroke(arc(1), '#2a3038', 6) +
      stroke(arc(share), bronze, 6) +
      disc(x, 392, 30, 'url(#dialglow)') +
      box(x - 9, 388, 18, 5, '#f3ede2', 'rx="2"')
    );
  };
  let map = '';
  for (let i = 0; i < 7; i++) map += stroke(`M${556 + i * 34},322 l${-38 + i * 9},170`, '#25313c', 2.2);
  for (let i = 0; i < 5; i++) map += stroke(`M540,${346 + i * 32} l290,${-14 + i * 5}`, '#25313c', 2.2);
  return (
    // Instrument panel.
    path('M196,342 Q310,326 424,338 L420,446 Q310,436 200,448 Z', '#050607') +
    path('M204,349 Q310,334 416,345 L413,438 Q310,429 208,440 Z', 'url(#glass)') +
    dial(256, 0.42) +
    dial(364, 0.66) +
    path('M296,420 L306,366 H314 L324,420 Z', '#1d3a44') +
    stroke('M310,418 V404 M310,396 V386 M310,380 V374', '#e7e1d5', 2) +
    // Centre screen, tilted towards the driver.
    path(
      'M528,300 Q690,294 846,306 Q856,307 856,317 L850,506 Q849,516 839,515 Q690,502 538,508 Q528,508 528,498 Z',
      '#060708',
    ) +
    '<clipPath id="screen"><path d="M540,312 Q690,306 838,317 L833,502 Q690,490 540,496 Z"/></clipPath><g clip-path="url(#screen)">' +
    fill({ width: W, height: H, horizon: 0 }, 'url(#map)') +
    map +
    path('M560,470 Q640,420 700,430 T840,350 L840,372 Q760,440 700,446 T560,486 Z', '#1d3f4d') +
    stroke('M600,500 C640,440 660,420 700,410 C740,400 760,370 770,320', '#0f1720', 10) +
    stroke('M600,500 C640,440 660,420 700,410 C740,400 760,370 770,320', bronze, 5) +
    disc(700, 410, 9, '#fff') +
    disc(700, 410, 5.5, '#2f7fd0') +
    box(552, 322, 92, 62, '#0b1016', 'rx="9" opacity="0.82"') +
    box(564, 336, 40, 5, '#e8e2d6', 'rx="2"') +
    box(564, 350, 62, 4, '#7d8791', 'rx="2"') +
    box(564, 364, 52, 4, '#7d8791', 'rx="2"') +
    box(540, 468, 300, 40, '#0b1016', 'opacity="0.85"') +
    [572, 618, 664, 710, 756, 802]
      .map((x, i) => box(x - 9, 476, 18, 14, i === 1 ? bronze : '#6d7680', 'rx="4"'))
      .join('') +
    '</g>' +
    path('M540,312 Q690,306 838,317 L836,392 Q690,340 540,360 Z', '#fff', 'opacity="0.05"')
  );
}

function steeringWheel(leather: string): string {
  const cx = 310;
  const cy = 520;
  const rim = (rx: number, ry: number, colour: string, width: number, more = '') =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return (
    group('s12', rim(176, 164, '#000', 40), 0.55) +
    path(
      `M${cx - 172},${cy + 4} Q${cx - 90},${cy - 22} ${cx - 62},${cy - 26} L${cx + 62},${cy - 26} Q${cx + 90},${cy - 22} ${cx + 172},${cy + 4} L${cx + 166},${cy + 34} Q${cx + 98},${cy + 26} ${cx + 70},${cy + 40} L${cx + 34},${cy + 78} L${cx + 24},${cy + 160} H${cx - 24} L${cx - 34},${cy + 78} L${cx - 70},${cy + 40} Q${cx - 98},${cy + 26} ${cx - 166},${cy + 34} Z`,
      'url(#spoke)',
    ) +
    [-1, 1]
      .map(
        (s) =>
          path(
            `M${cx + s * 80},${cy - 16} L${cx + s * 146},${cy} L${cx + s * 140},${cy + 22} L${cx + s * 86},${cy + 18} Z`,
            '#0b0b0d',
          ) +
          disc(cx + s * 100, cy + 2, 5, '#8b8780') +
          box(cx + s * 122 - 8, cy + 2, 16, 4, '#8b8780', 'rx="2"'),
      )
      .join('') +
    path(
      `M${cx - 60},${cy - 22} Q${cx},${cy - 34} ${cx + 60},${cy - 22} Q${cx + 74},${cy + 20} ${cx + 42},${cy + 56} Q${cx},${cy + 70} ${cx - 42},${cy + 56} Q${cx - 74},${cy + 20} ${cx - 60},${cy - 22} Z`,
      'url(#hub)',
    ) +
    `<circle cx="${cx}" cy="${cy + 12}" r="17" fill="none" stroke="url(#metal)" stroke-width="2.5"/>` +
    rim(176, 166, '#0a0a0b', 37) +
    rim(176, 166, 'url(#rim)', 33) +
    rim(186, 176, '#fff', 3, 'opacity="0.16" stroke-dasharray="260 900" stroke-dashoffset="-590"') +
    group(
      's3',
      rim(171, 161, '#fff', 5, 'opacity="0.3" stroke-dasharray="200 1000" stroke-dashoffset="-640"'),
    ) +
    rim(161, 151, tone(leather, 1.45), 1.4, 'stroke-dasharray="5 4" opacity="0.6"')
  );
}

function consoleAndSeats(leather: string): string {
  const knob = (x: number, y: number, r: number) =>
    disc(x, y, r, 'url(#metal)') + disc(x, y, r * 0.8, '#17181a');
  const seat = (s: 1 | -1) => {
    const x = (v: number) => 600 + s * v;
    return (
      path(
        `M${x(250)},800 C${x(240)},700 ${x(300)},640 ${x(380)},632 C${x(480)},622 ${x(580)},640 ${x(640)},690 V800 Z`,
        'url(#seat)',
      ) +
      group(
        's12',
        stroke(
          `M${x(300)},700 C${x(320)},660 ${x(360)},646 ${x(400)},644 C${x(480)},638 ${x(550)},648 ${x(600)},676`,
          '#fff',
          16,
        ),
        0.2,
      ) +
      group('s12', stroke(`M${x(345)},800 C${x(345)},740 ${x(380)},700 ${x(430)},694`, '#000', 14), 0.4) +
      path(
        `M${x(330)},800 C${x(330)},730 ${x(370)},684 ${x(430)},680 C${x(500)},676 ${x(548)},700 ${x(570)},800 Z`,
        'url(#seatInner)',
      ) +
      stitched(
        `M${x(330)},800 C${x(330)},730 ${x(370)},684 ${x(430)},680 C${x(500)},676 ${x(548)},700 ${x(570)},800`,
        tone(leather, 1.5),
      ) +
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${x(392 + i * 52)},690 Q${x(388 + i * 56)},745 ${x(384 + i * 60)},800`,
            tone(leather, 0.5),
            3,
            'opacity="0.55"',
          ),
        )
        .join('')
    );
  };
  return (
    path('M552,516 L838,522 C850,640 862,720 872,800 H520 C532,700 544,600 552,516 Z', 'url(#console)') +
    box(560, 524, 272, 26, '#0a0b0c', 'rx="9"') +
    [592, 644, 696, 748, 800]
      .map((x, i) => box(x - 14, 533, 28, 7, i === 2 ? bronze : '#55585c', 'rx="3"'))
      .join('') +
    path('M572,566 L824,570 L834,680 L560,676 Z', 'url(#lacquer)') +
    path('M572,566 L824,570 L826,590 L570,640 Z', '#fff', 'opacity="0.07"') +
    box(604, 592, 84, 66, '#050505', 'rx="14"') +
    `<rect x="604" y="592" width="84" height="66" rx="14" fill="none" stroke="url(#metal)" stroke-width="2"/>` +
    box(724, 588, 52, 74, '#101113', 'rx="20"') +
    box(732, 582, 36, 56, 'url(#metal)', 'rx="16"') +
    box(737, 588, 26, 42, '#1b1c1e', 'rx="12"') +
    knob(806, 640, 17) +
    path('M548,690 Q700,676 846,694 L872,800 H520 Z', 'url(#armrest)') +
    stitched('M552,700 Q700,686 842,704', tone(leather, 1.5)) +
    stroke('M697,690 V800', tone(leather, 0.5), 2.5) +
    seat(1) +
    seat(-1)
  );
}

/** A view of the cabin over the front seats, the scene of the car's other pictures outside. */
export async function drawInterior(
  look: Look,
  size: { width: number; height: number },
  seed: number,
): Promise<Sharp> {
  const frame = { ...size, horizon: H * 0.33 };
  // A studio wall makes a dull view; there the cabin looks out over the city.
  const indoors = ['studio', 'bronzeStudio', 'showroom'].includes(look.scene);
  const outside = scenes[indoors ? 'cairo' : look.scene].backdrop(frame, seed);
  const backdrop = await sharp(Buffer.from(outside)).blur(6).modulate({ brightness: 1.08 }).png().toBuffer();
  // Black leather is lifted a little: in the picture it must still have folds.
  const leather =
    Number.parseInt(look.leather.slice(1, 3), 16) < 0x40 ? tone(look.leather, 1.16) : look.leather;
  const stops = (...s: [number, string, number?][]): Stops => s;
  const defs =
    fall('deep', 340, H, stops([0, '#17181a'], [0.4, '#101113'], [1, '#08080a'])) +
    fall('top', 330, 440, stops([0, '#34363a'], [0.25, '#202225'], [1, '#131416'])) +
    fall(
      'band',
      396,
      520,
      stops([0, tone(leather, 0.95)], [0.35, tone(leather, 0.72)], [1, tone(leather, 0.34)]),
    ) +
    fall('trim', 480, 552, stops([0, '#3c3f43'], [0.35, '#17181a'], [1, '#0c0d0e'])) +
    fall('metal', 300, 660, stops([0, '#d9d6cf'], [0.5, '#7d7b77'], [1, '#c9c5bc'])) +
    fall('glass', 334, 440, stops([0, '#0d141b'], [1, '#070b0f'])) +
    fall('map', 306, 500, stops([0, '#18242e'], [1, '#0d151c'])) +
    fall('spoke', 490, 690, stops([0, '#34363a'], [0.4, '#1a1b1e'], [1, '#0d0d0f'])) +
    fall('hub', 490, 590, stops([0, '#2c2e31'], [1, '#111214'])) +
    across('rim', 130, 490, stops([0, '#2b2c2f'], [0.3, '#141416'], [0.7, '#1d1e20'], [1, '#0f0f11'])) +
    fall('console', 516, H, stops([0, '#232427'], [1, '#0c0c0e'])) +
    fall('lacquer', 566, 680, stops([0, '#1c1a18'], [0.5, '#0b0b0b'], [1, '#171513'])) +
    fall('armrest', 680, H, stops([0, tone(leather, 0.8)], [1, tone(leather, 0.35)])) +
    fall(
      'seat',
      622,
      H,
      stops([0, tone(leather, 1.06)], [0.4, tone(leather, 0.72)], [1, tone(leather, 0.36)]),
    ) +
    fall('seatInner', 676, H, stops([0, tone(leather, 0.82)], [1, tone(leather, 0.4)])) +
    fall('roof', 0, 70, stops([0, '#0a0a0b'], [1, '#1c1c1e'])) +
    glow('dialglow', 310, 392, 90, stops([0, '#16222b'], [1, '#0a1016'])) +
    glow('vignette', W * 0.5, H * 0.46, W * 0.68, stops([0.45, '#000', 0], [1, '#000', 0.62])) +
    glow('daylight', W * 0.52, 330, 620, stops([0, '#ffdcae', 0.2], [1, '#ffdcae', 0])) +
    wideBlur('g4', 7) +
    fall('door', 380, H, stops([0, tone(leather, 0.5)], [0.4, tone(leather, 0.32)], [1, '#0b0b0c'])) +
    wideBlur('s24', 22) +
    wideBlur('s12', 12) +
    blur('s3', 2) +
    blur('s1', 0.7);
  const frameOfGlass =
    path(`M0,0 H${W} V60 C900,34 300,34 0,60 Z`, 'url(#roof)') +
    path('M0,0 H96 C60,120 24,250 0,380 Z', '#121315') +
    path(`M${W},0 H${W - 96} C${W - 60},120 ${W - 24},250 ${W},392 Z`, '#121315') +
    stroke('M98,50 C62,150 26,260 2,376', '#3a3c40', 3) +
    stroke(`M${W - 98},50 C${W - 62},150 ${W - 26},260 ${W - 2},388`, '#3a3c40', 3) +
    path(
      'M520,40 H690 Q698,40 697,50 L690,92 Q688,102 676,102 H534 Q522,102 520,92 L513,50 Q512,40 520,40 Z',
      '#0c0d0e',
    ) +
    path('M526,50 H684 L678,92 H532 Z', 'url(#mirror)') +
    box(598, 20, 14, 24, '#0c0d0e');
  const doors =
    path('M0,378 C40,440 62,560 58,800 H0 Z', 'url(#door)') +
    path(`M${W},390 C${W - 42},450 ${W - 64},560 ${W - 60},800 H${W} Z`, 'url(#door)') +
    group(
      'g4',
      stroke('M2,560 C20,575 40,600 52,640', bronze, 6) +
        stroke(`M${W - 2},592 C${W - 22},604 ${W - 40},624 ${W - 54},660`, bronze, 6),
      0.7,
    ) +
    stroke('M2,560 C20,575 40,600 52,640', '#ffe2b8', 1.5) +
    stroke(`M${W - 2},592 C${W - 22},604 ${W - 40},624 ${W - 54},660`, '#ffe2b8', 1.5) +
    stroke('M1,384 C40,444 60,562 57,800', '#fff', 1.6, 'opacity="0.14"') +
    stroke(`M${W - 1},396 C${W - 42},456 ${W - 62},564 ${W - 59},800`, '#fff', 1.6, 'opacity="0.14"');
  const overlay = svg(
    frame,
    defs + fall('mirror', 48, 96, stops([0, '#59606a'], [1, '#2b2f36'])),
    group('s1', frameOfGlass) +
      dashboard(leather) +
      vent(52, 418, 92, 40) +
      vent(886, 418, 96, 38) +
      vent(1054, 430, 92, 40) +
      screens() +
      doors +
      consoleAndSeats(leather) +
      steeringWheel(leather) +
      fill(frame, 'url(#daylight)') +
      fill(frame, 'url(#vignette)'),
  );
  return sharp(
    await sharp(backdrop)
      .composite([{ input: Buffer.from(overlay) }])
      .png()
      .toBuffer(),
  ).removeAlpha();
}
