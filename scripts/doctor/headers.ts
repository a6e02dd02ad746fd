import type { Env } from '../../src/config/parseEnv.ts';
import { hashOf, siteHeaders } from '../build/host/headers.ts';
import type { LivePage } from './live-site.ts';

const policyName = 'Content-Security-Policy';

/** How a page's headers differ from what the build writes. */
export function findHeaderFaults({ headers, html }: LivePage, environment: Env): readonly string[] {
  const settings = { environment, mapUrl: '', errorUrl: '', hstsPreload: false, pages: [] };
  return Object.entries(siteHeaders(settings)).flatMap(([name, expected]) => {
    const found = headers.get(name) ?? 'missing';
    if (name === 'Cache-Control') return [];
    if (name === policyName && found !== 'missing') return findPolicyFaults(found, expected, html);
    // The host may add to the lifetime of HSTS (`preload`).
    return found.startsWith(expected) ? [] : [`${name}: ${found}`];
  });
}

function findPolicyFaults(found: string, expected: string, html: string): readonly string[] {
  const live = new Set(listSources(found));
  // Those of an older version of the code are as good, so the page's own are compared instead.
  const missing = listSources(expected).filter((source) => !live.has(source) && !source.includes("'sha256-"));
  const loose = [...live].filter((source) => / ('unsafe-.*'|\*|https?:)$/.test(source));
  const blocked = inlineHashes(html).filter((hash) => !found.includes(hash));
  return [
    ...missing.map((source) => `${policyName} lacks ${source}`),
    ...loose.map((source) => `${policyName} allows ${source}`),
    ...blocked.map((hash) => `${policyName} blocks its own inline code ${hash}`),
  ];
}

/** Each directive with one of its values, such as `img-src data:`. */
function listSources(policy: string): readonly string[] {
  return policy.split(';').flatMap((directive) => {
    const [name, ...values] = directive.trim().split(/\s+/);
    return values.map((value) => `${name} ${value}`);
  });
}

/** Of the scripts that run and of the styles. */
function inlineHashes(html: string): readonly string[] {
  return [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => hashOf(text));
}
