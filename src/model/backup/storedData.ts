import { mapAhead } from './mapAhead.ts';

/** A document in Firestore's REST format, which keeps all types. */
export interface StoredDocument {
  /** 'Cars/abc' */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface VersionedDocument extends StoredDocument {
  /** Changes with each write. */
  readonly updateTime: string;
}

export interface FileDetails {
  readonly size: number;
  readonly contentType: string;
  /** Base64. */
  readonly md5: string;
  /** Milliseconds since 1970. */
  readonly stored: number;
}

/** Access to documents and files as a staff account. @throws RefusedError; other errors if there is no response */
export interface Connection {
  listDocuments(collection: string): Promise<readonly VersionedDocument[]>;
  fetchDocument(name: string): Promise<VersionedDocument | null>;
  listFiles(): Promise<readonly string[]>;
  fetchFileDetails(path: string): Promise<FileDetails | null>;
  downloadFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  uploadFile(path: string, content: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  deleteFile(path: string): Promise<void>;
  /** Replaces documents in one commit and sets their audit fields. */
  writeDocuments(writes: readonly DocumentWrite[]): Promise<void>;
}

export interface DocumentWrite extends StoredDocument {
  /** Further fields to set to the server's time. */
  readonly serverTimes?: readonly string[];
  /** The stored version, null for none; any if absent. */
  readonly replaces?: string | null;
}

/** The server denied a request. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** More requests than this do not make a list faster. */
const concurrency = 6;

/** Details of the files that exist. @param report gets how many are done */
export async function fetchAllDetails(
  connection: Connection,
  paths: readonly string[],
  report: (done: number) => void,
): Promise<ReadonlyMap<string, FileDetails>> {
  const found = new Map<string, FileDetails>();
  let done = 0;
  const fetchDetails = async (path: string) => [path, await connection.fetchFileDetails(path)] as const;
  for await (const [path, details] of mapAhead(paths, concurrency, fetchDetails)) {
    if (details) found.set(path, details);
    done += 1;
    report(done);
  }
  return found;
}
