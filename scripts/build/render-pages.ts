import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edition } from '../../src/model/text/editions.ts';
import { eachOf } from './each-of.ts';
import type { StaticPage } from './static-pages.ts';
import type { Render, StoredDocuments } from './stored-pages.ts';
import { openTemplate, type TemplateParts } from './template.ts';

/** What pages are made of in one edition. */
export interface EditionParts {
  readonly edition: Edition;
  /** Where its pages are written. */
  readonly folder: string;
  /** The address of the app's module that renders it. */
  readonly module: string;
  /** The HTML that its pages have in common. */
  readonly template: string;
  /** What the pages of a route bring besides their words, by the route's module. */
  readonly assets: Readonly<Record<string, TemplateParts>>;
}

/** Pages to be made in each edition: plain data, which another thread can be handed. */
export interface PageWork {
  readonly editions: readonly EditionParts[];
  readonly documents: StoredDocuments;
  readonly pages: readonly StaticPage[];
}

/** How many pages are made at once: one waits for a picture's size while another is rendered. */
const pagesAtOnce = 8;

/** Renders and writes pages, each in all editions. @param onWritten called after each page of an edition */
export async function renderPages({ editions, documents, pages }: PageWork, onWritten: () => void) {
  const writers = await Promise.all(editions.map(openEdition));
  const sanitiserWindow = pages.some(({ html }) => html === 'blogs') ? await openWindow() : null;
  const sanitised = new Map<string, string>();
  const measurements: Parameters<Render['shareMeasurements']>[0] = new Map();
  for (const { app } of writers) {
    app.keepStoredDocuments(documents);
    app.shareMeasurements(measurements);
    if (sanitiserWindow) app.setSanitiserWindow(sanitiserWindow, sanitised);
  }
  await eachOf(pages, pagesAtOnce, async (page) => {
    for (const { write } of writers) {
      await write(page);
      onWritten();
    }
  });
}

async function openEdition({ folder, module, template, assets }: EditionParts) {
  const app = (await import(module)) as Render;
  const fillTemplate = openTemplate(template);
  const write = async ({ path, file = join(path, 'index.html'), html, ...page }: StaticPage) => {
    const { head, body, structuredData, snapshot, isWhole } = await app.renderPage(path, html !== 'page');
    if (!isWhole) console.warn(`A part of ${path} could not be rendered: it is left to the browser.`);
    const target = join(folder, file);
    const text = fillTemplate({
      ...assets[page.module],
      'page-head': [head, ...structuredData.map(structuredDataScript)].join('\n'),
      page: body,
      snapshot: snapshot === null ? '' : snapshotScript(snapshot),
    });
    // Waiting for thousands of small files costs more than writing them.
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  return { app, write };
}

/** Loaded where there is an article to be sanitised: the module alone takes half a second. */
async function openWindow(): Promise<typeof window> {
  const { JSDOM } = await import('jsdom');
  return new JSDOM('').window as unknown as typeof window;
}

function structuredDataScript(json: string): string {
  return `<script type="application/ld+json" data-prerendered>${escapeData(json)}</script>`;
}

function snapshotScript(json: string): string {
  return `<script type="application/json" id="snapshot">${escapeData(json)}</script>`;
}

/** No text can end the script element it stands in. */
function escapeData(json: string): string {
  return json.replace(/</g, '\\u003c');
}
