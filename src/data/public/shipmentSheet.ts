import Papa, { type ParseResult, type Parser } from 'papaparse';
import {
  addShipments,
  isShipment,
  parseHeader,
  type Shipment,
  type ShipmentRow,
  type Shipments,
  UnreadableSheet,
} from '../../model/shipment/shipment.ts';

/** Characters per chunk: a few milliseconds of work on a slow phone. */
const defaultChunkSize = 20_000;

/** Parses the CSV in chunks so that a long sheet does not block the page. @throws UnreadableSheet */
export async function parseShipments(text: string, chunkSize = defaultChunkSize): Promise<Shipments> {
  if (/^\s*</.test(text)) throw new UnreadableSheet('shipments/webPage');
  await nextTask();
  const shipments = new Map<string, Shipment>();
  let toRow: ((cells: readonly string[]) => ShipmentRow) | null = null;
  let count = 0;
  await forEachChunk(text, chunkSize, (lines) => {
    if (lines.length === 0) return;
    const rows = toRow ? lines : lines.slice(1);
    toRow ??= parseHeader(lines[0] ?? []);
    const found = rows.map(toRow).filter(isShipment);
    count += found.length;
    addShipments(shipments, found);
  });
  if (count === 0) throw new UnreadableSheet('shipments/empty');
  return shipments;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

type OnRows = (lines: readonly (readonly string[])[]) => void;

function forEachChunk(text: string, chunkSize: number, onRows: OnRows): Promise<void> {
  return new Promise((resolve, reject) => {
    const config = {
      delimiter: ',',
      // Values are trimmed, which removes the \r of \r\n.
      newline: '\n',
      skipEmptyLines: 'greedy',
      // Also applies to strings, although the types say otherwise.
      chunkSize,
      chunk({ data, errors }: ParseResult<string[]>, parser: Parser) {
        try {
          if (errors.some(({ code }) => code === 'MissingQuotes'))
            throw new UnreadableSheet('shipments/openQuote');
          onRows(data);
        } catch (error) {
          // `abort` calls `complete`, so reject first.
          reject(error);
          return parser.abort();
        }
        parser.pause();
        nextTask().then(() => parser.resume());
      },
      complete: () => resolve(),
    } as const;
    Papa.parse<string[]>(text, config);
  });
}
