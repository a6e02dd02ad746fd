import { once } from 'node:events';
import { connect } from 'node:tls';
import Papa from 'papaparse';
import { parseShipments } from '../../src/data/public/shipmentSheet.ts';
import { UnreadableSheet } from '../../src/model/shipment/shipment.ts';
import { type Check, type Checks, couldNotTell, type Finding, good, goodIfNone, wrong } from './finding.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { ask, fetchWithin } from './request.ts';

const renew = 'Netlify → Domain management → HTTPS → Renew certificate';

/** The certificate; an invalid one ends the connection before any check. */
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
  const days = Math.floor((end.getTime() - now.getTime()) / (24 * 60 * 60 * 1000));
  return days < 14 ? wrong(`It ends in ${days} days. ${renew}.`) : good;
}

export const sheetChecks: Checks = {
  'the sheet is published with its columns': async (site) => {
    const { status, text } = await fetchSheet(site);
    if (status >= 500) return couldNotTell(`The sheet answers ${status}.`);
    try {
      if (status !== 200) throw new UnreadableSheet('shipments/refused', String(status));
      await parseShipments(text);
      return good;
    } catch (error) {
      if (!(error instanceof UnreadableSheet)) throw error;
      return wrong(toSentence(error));
    }
  },
  'the sheet names no buyers': async (site) => {
    const { status, text } = await fetchSheet(site);
    if (status !== 200) return couldNotTell(`The sheet answers ${status}.`);
    const [heading = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ',' }).data;
    const column = heading.findIndex((name) => name.trim().toLowerCase() === 'buyer');
    const lines = rows.flatMap((row, index) => (row[column]?.trim() ? [`${index + 2}`] : []));
    return goodIfNone(
      lines,
      'Anyone can read the buyers in row LIST. Empty the column Buyer in Google Sheets.',
    );
  },
};

function toSentence({ code, detail }: UnreadableSheet): string {
  if (code === 'shipments/missingColumns')
    return `The sheet lacks ${detail}. Name the columns of its first row as in README, step 4.`;
  if (code === 'shipments/empty') return 'The sheet has no shipment. Add one, or publish the right sheet.';
  return `The sheet cannot be read (${[code, detail].filter(Boolean).join(' ')}). Google Sheets → File → Share → Publish to web: that sheet, as CSV; set VITE_SHIPMENTS_CSV_URL in Netlify to its address.`;
}

/** The address is relative in the local site. */
async function fetchSheet(site: LiveSite) {
  const url = new URL(projectOf(site).shipmentsCsvUrl, site.origin).href;
  const response = await fetchWithin(url, { redirect: 'follow' });
  return { status: response.status, text: await response.text() };
}

const logs = 'Netlify → Logs → Functions → sendEmail has the reason';

export const inquiryChecks: Checks = {
  'the inquiry form reaches its function': async (site) => {
    const { status, text } = await postInquiry(site, {});
    if (status === 400 && text.includes('"email"')) return good;
    if (status === 429) return couldNotTell('It refuses more requests for a minute.');
    return wrong(
      `An empty inquiry should be refused for its missing fields, but was answered ${status}. ${logs}; if the function is not listed, set its folder to netlify/functions and deploy again.`,
    );
  },
};

/** Only with `--send`: the mailbox gets a message. */
export const sendTestInquiry: Check = async (site) => {
  const { status, text } = await postInquiry(site, {
    name: 'Test',
    email: 'test@dealer.example',
    phone: '+201005550100',
    car: 'Test',
    message: `A test of ${site.origin} by \`npm run doctor -- --send\`.`,
  });
  if (status === 200) return good;
  return wrong(
    `The test inquiry was answered ${status} (${text}). ${logs}; check SMTP_URL, INQUIRY_TO and INQUIRY_FROM.`,
  );
};

const postInquiry = ({ origin }: LiveSite, inquiry: object) =>
  ask(`${origin}/.netlify/functions/sendEmail`, inquiry, { Referer: `${origin}/` });
