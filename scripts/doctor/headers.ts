import { createHash } from 'node:crypto';
import type { Env } from '../../src/config/parseEnv.ts';
import { siteHeaders } from '../build/host/headers.ts';
import type { LivePage } from './live-pages.ts';

const policyName = 'Content-Security-Policy';

/** How a page's headers differ from what the build writes. */
export function findHeaderFaults({ headers, html }: LivePage, environment: Env): readonly string[] {
  const {
    [policyName]: policy = '',
    'Cache-Control': _,
    ...others
  } = siteHeaders({
    environment,
    mapUrl: '',
    errorUrl: '',
    hstsPreload: false,
    pages: [],
  });
  // The host may add to the lifetime of HSTS (`preload`), but not to the others.
  const changed = Object.entries(others).filter(([name, value]) => !headers.get(name)?.startsWith(value));
  const found = headers.get(policyName);
  return [
    ...changed.map(([name]) => `${name}: ${headers.get(name) ?? 'missing'}`),
    ...(found === null ? [`${policyName}: missing`] : findPolicyFaults(found, policy, html)),
  ];
}

function findPolicyFaults(found: string, expected: string, html: string): readonly string[] {
  const live = parsePolicy(found);
  // Those of an older version of the code are as good, so the page's own are compared instead.
  const isOwn = (value: string) => !value.startsWith("'sha256-");
  const missing = [...parsePolicy(expected)].flatMap(([name, values]) =>
    live.has(name)
      ? values
          .filter((value) => isOwn(value) && !live.get(name)?.includes(value))
          .map((value) => `${name} lacks ${value}`)
      : [`${policyName} lacks ${name}`],
  );
  const loose = [...live].flatMap(([name, values]) =>
    values
      .filter((value) => /^('unsafe-.*'|\*|https?:)$/.test(value))
      .map((value) => `${name} allows ${value}`),
  );
  const blocked = inlineHashes(html).filter((hash) => !found.includes(hash));
  return [...missing, ...loose, ...blocked.map((hash) => `${policyName} blocks its own inline code ${hash}`)];
}

function parsePolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

/** Of the scripts that run and of the styles. */
function inlineHashes(html: string): readonly string[] {
  const texts = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
