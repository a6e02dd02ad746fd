import { JSDOM } from 'jsdom';
import { testPorts } from '../../scripts/local/ports.ts';

/** The built site of the sample dealership, as it is served: what needs no browser. */
export const site = `http://localhost:${testPorts.site}`;

/** A response, received completely. */
export interface Served {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const served = new Map<string, Promise<Served>>();

/** The response to a GET request, which is sent once per file of tests. */
export function get(path: string): Promise<Served> {
  const known = served.get(path) ?? request(path);
  served.set(path, known);
  return known;
}

async function request(path: string): Promise<Served> {
  const response = await fetch(site + path, {
    headers: { 'Accept-Encoding': 'identity' },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export async function statusOf(path: string): Promise<number> {
  return (await get(path)).status;
}

export async function textOf(path: string): Promise<string> {
  return (await get(path)).text;
}

const { DOMParser } = new JSDOM('').window;

/** Without its styles, because parsing them takes half of the time. */
export async function documentOf(path: string): Promise<Document> {
  const html = (await textOf(path)).replace(/<style>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
