import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler tells of a chunk it has made. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module whose exports it has, where there is one. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** Files of the chunks it needs at once, and of those it may come to need. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Modules that only the staff area may download. */
const staffModules = /(^|\/)(src\/(staff|data\/staff)\/|node_modules\/(@?firebase|react-quill|quill)[/-])/;

/** What begins the staff area's own chunks: its pages, and what the app puts around them. */
const staffPages = /\/src\/(app\/)?staff\//;

/** Fails a build whose public chunks hold a part of the staff area. */
export function publicBoundary(): Plugin {
  return {
    name: 'public-boundary',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const found = staffModulesInPublicChunks(chunks);
      if (found.length > 0)
        this.error(`Visitors would download parts of the staff area: ${found.join('; ')}`);
    },
  };
}

/** Every staff module in a chunk that public pages can come to need, each with its chunk. */
export function staffModulesInPublicChunks(chunks: readonly BuiltChunk[]): readonly string[] {
  return publicChunks(chunks).flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => staffModules.test(id)).map((id) => `${relative('.', id)} in ${fileName}`),
  );
}

/** The chunks of the entry and of all it leads to, but for the pages of the staff area. */
function publicChunks(chunks: readonly BuiltChunk[]): readonly BuiltChunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports, dynamicImports } of reached) {
    for (const file of imports) add(reached, byFile.get(file));
    for (const file of dynamicImports) {
      const chunk = byFile.get(file);
      if (!staffPages.test(chunk?.facadeModuleId ?? '')) add(reached, chunk);
    }
  }
  return [...reached];
}

function add(chunks: Set<BuiltChunk>, chunk: BuiltChunk | undefined): void {
  if (chunk) chunks.add(chunk);
}
