import { createHash } from 'node:crypto';
import type { Intercept } from './intercept.ts';

/** A Storage bucket in memory, for what a page stores: rules and large uploads belong to tests/rules and tests/e2e. */
export interface TestBucket {
  /** Content and metadata by path. */
  readonly files: Map<string, StoredFile>;
  /** The paths, sorted. */
  paths(): readonly string[];
  /** Stores a file, bypassing the rules. */
  put(path: string, content: Uint8Array): void;
  readonly answer: Intercept;
}

export interface StoredFile {
  readonly content: Blob;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly timeCreated?: string;
  readonly md5Hash?: string;
}

/** @param host as in VITE_STORAGE_EMULATOR */
export function createTestBucket(host: string): TestBucket {
  const files = new Map<string, StoredFile>();
  const describe = (name: string) => {
    const { content, metadata, ...rest } = files.get(name) as StoredFile;
    return { ...metadata, name, bucket: 'bucket', size: String(content.size), ...rest };
  };
  const notFound = () => Response.json({ error: { code: 404, message: 'Not Found.' } }, { status: 404 });

  const answerFile = (name: string, method: string, isMedia: boolean) => {
    if (!files.has(name)) return notFound();
    if (method === 'DELETE') {
      files.delete(name);
      return new Response(null, { status: 204 });
    }
    return isMedia ? toMedia(files.get(name) as StoredFile) : Response.json(describe(name));
  };

  return {
    files,
    paths: () => [...files.keys()].sort(),
    put: (path, content) => store(path, content, { contentType: 'image/webp' }),
    answer({ url, method, content }) {
      if (!url.startsWith(`http://${host}/v0/b/`)) return undefined;
      const { pathname, searchParams } = new URL(url);
      const [, name] = pathname.split('/o/');
      if (name) return answerFile(decodeURIComponent(name), method, searchParams.get('alt') === 'media');
      if (method === 'POST') return storeUpload(searchParams.get('name') ?? '', content as Blob);
      const prefix = searchParams.get('prefix') ?? '';
      const items = [...files.keys()].filter((path) => path.startsWith(prefix)).sort();
      return Response.json({ items: items.map((path) => ({ name: path, bucket: 'bucket' })), prefixes: [] });
    },
  };

  function store(path: string, content: Uint8Array, metadata: StoredFile['metadata']): void {
    files.set(path, {
      content: new Blob([new Uint8Array(content)]),
      metadata,
      timeCreated: new Date().toISOString(),
      md5Hash: createHash('md5').update(content).digest('base64'),
    });
  }

  async function storeUpload(name: string, upload: Blob): Promise<Response> {
    const { metadata, content } = await parseMultipart(upload);
    store(name, content, metadata);
    return Response.json(describe(name));
  }
}

/** Node's Response takes no blob of jsdom, and its own can't become a file of jsdom. */
async function toMedia({ content }: StoredFile): Promise<Response> {
  const response = new Response(await content.arrayBuffer());
  return Object.assign(response, { blob: async () => content });
}

/** The two parts of an upload: its metadata as JSON, and its content. */
async function parseMultipart(upload: Blob) {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const boundary = bytes.subarray(0, bytes.indexOf('\r\n'));
  const [json, file] = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\r\n\r\n', bytes.indexOf(boundary, 10))];
  const metadata = JSON.parse(bytes.subarray(json + 4, bytes.indexOf(boundary, json)).toString());
  return { metadata, content: bytes.subarray(file + 4, bytes.lastIndexOf(boundary) - 2) };
}
