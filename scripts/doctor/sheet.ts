import Papa from 'papaparse';
import { parseShipments } from '../../src/data/public/shipmentSheet.ts';
import { UnreadableSheet } from '../../src/model/shipment/shipment.ts';
import { type Checks, couldNotTell, good, goodIfNone, wrong } from './finding.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { fetchWithin } from './request.ts';

/** The published spreadsheet of shipments. */
export const sheetChecks: Checks = {
  'the sheet is published with its columns': async (site) => {
    const response = await fetchSheet(site);
    if (response.status >= 500) return couldNotTell(`The sheet answers ${response.status}.`);
    try {
      if (!response.ok) throw new UnreadableSheet('shipments/refused', String(response.status));
      await parseShipments(await response.text());
      return good;
    } catch (error) {
      if (!(error instanceof UnreadableSheet)) throw error;
      return wrong(toSentence(error));
    }
  },
  'the sheet names no buyers': async (site) => {
    const response = await fetchSheet(site);
    if (!response.ok) return couldNotTell(`The sheet answers ${response.status}.`);
    const [heading = [], ...rows] = Papa.parse<string[]>(await response.text(), { delimiter: ',' }).data;
    const column = heading.findIndex((name) => name.trim().toLowerCase() === 'buyer');
    const lines = rows.flatMap((row, index) => (row[column]?.trim() ? [`${index + 2}`] : []));
    return goodIfNone(
      lines,
      (list) => `Anyone can read the buyers in row ${list}. Empty the column Buyer in Google Sheets.`,
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
function fetchSheet(site: LiveSite): Promise<Response> {
  return fetchWithin(new URL(projectOf(site).shipmentsCsvUrl, site.origin).href, { redirect: 'follow' });
}
