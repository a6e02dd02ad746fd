import type { Config } from '@netlify/functions';
import { handleInquiry } from '../response.ts';
import { parseMailSettings } from '../send-mail.ts';

/** POST /.netlify/functions/sendEmail: relays an inquiry to the dealer by mail (SPEC 7). */
export default function sendEmail(request: Request): Promise<Response> {
  const { URL: site, DEPLOY_PRIME_URL: preview } = process.env;
  const ownHosts = [site, preview].flatMap((url) => (url && URL.canParse(url) ? [new URL(url).host] : []));
  return handleInquiry(request, {
    ownHosts,
    mailSettings: () => parseMailSettings(process.env),
    siteUrl: site,
  });
}

/**
 * Netlify parses this statically, so it must be literal. `rateLimit` requires `path` and applies per IP
 * address only if `aggregateBy` is a list. `windowSize` is in seconds.
 */
export const config: Config = {
  path: '/.netlify/functions/sendEmail',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
