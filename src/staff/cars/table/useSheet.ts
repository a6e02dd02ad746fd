import { useMemo, useState } from 'react';
import {
  type Delimiter,
  decodeSheet,
  detectDelimiter,
  detectEncoding,
  type Encoding,
} from '../../../model/table/sheetText.ts';
import { getChosenColumns, storeChosenColumn } from './chosenColumns.ts';
import { matchColumns } from './columns.ts';
import { parseSheet } from './csv.ts';

/** A file as bytes, or pasted text. */
interface Source {
  readonly bytes: Uint8Array | null;
  readonly text: string;
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
}

/** The chosen sheet, how it is read, and the column of each of its headings. */
export function useSheet() {
  const [source, setSource] = useState<Source | null>(null);
  const [chosen, setChosen] = useState(getChosenColumns);
  const sheet = useMemo(() => source && parseSheet(source.text, source.delimiter), [source]);
  const mapping = useMemo(() => (sheet ? matchColumns(sheet.header, chosen) : []), [sheet, chosen]);
  const read = (bytes: Uint8Array, encoding: Encoding) => {
    const text = decodeSheet(bytes, encoding);
    setSource({ bytes, text, encoding, delimiter: detectDelimiter(text) });
  };
  return {
    source,
    /** Null if there is none, or it can't be read. */
    sheet,
    mapping,
    openFile: (bytes: Uint8Array) => read(bytes, detectEncoding(bytes)),
    openText: (text: string) =>
      setSource({ bytes: null, text, encoding: 'utf-8', delimiter: detectDelimiter(text) }),
    setEncoding: (encoding: Encoding) => source?.bytes && read(source.bytes, encoding),
    setDelimiter: (delimiter: Delimiter) => source && setSource({ ...source, delimiter }),
    setColumn(heading: string, column: string) {
      storeChosenColumn(heading, column);
      setChosen(getChosenColumns());
    },
    close: () => setSource(null),
  };
}

export type SheetState = ReturnType<typeof useSheet>;
