import type { Config } from '@netlify/functions';
import { handleInquiry } from '../response.ts';
import { parseMailSettings } from '../send-mail.ts';

/** POST /.netlify/functions/sendEmail: relays an inquiry to the dealer by mail (SPEC 7). */
export default function sendEmail(request: Request): Promise<Response> {
  const { URL: site, DEPLOY_PRIME_URL: preview } = process.env;
  const ownHosts = [site, preview].flatMap((url) => (url && URL.canParse(url) ? [new URL(url).host] : []));
  return handleInquiry(request, { ownHosts, mailSettings: () => parseMailSettings(process.env) });
}

/**
 * Read by Netlify from the source, so it has to stay literal. A rate limit needs `path`, and limits each
 * address by itself only where `aggregateBy` is a list. Seconds.
 */
export const config: Config = {
  path: '/.netlify/functions/sendEmail',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
