import { once } from 'node:events';
import { connect } from 'node:tls';
import { type Checks, type Finding, good, wrong } from './finding.ts';

const dayMs = 24 * 60 * 60 * 1000;
const renew = 'Netlify → Domain management → HTTPS → Renew certificate';

/** An invalid certificate ends the connection before any check. */
export const certificateChecks: Checks = {
  'the certificate stays valid': async ({ origin, isLocal }) => {
    const { protocol, hostname, port } = new URL(origin);
    if (protocol === 'https:')
      return judgeExpiry(await fetchExpiry(hostname, Number(port) || 443), new Date());
    return isLocal ? good : wrong(`Give the address with https. If that fails: ${renew}.`);
  },
};

async function fetchExpiry(host: string, port: number): Promise<Date> {
  const socket = connect({ host, port, servername: host, timeout: 30_000 });
  socket.once('timeout', () => socket.destroy(new Error('No answer within 30 seconds.')));
  try {
    await once(socket, 'secureConnect');
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Netlify renews a month before the end. */
export function judgeExpiry(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / dayMs);
  return days < 14 ? wrong(`It ends in ${days} days. ${renew}.`) : good;
}
