import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The part of Rolldown's output chunk that is used here. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module whose exports the chunk has, if any. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** File names of chunks. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

const staffModules = /(^|\/)(src\/(staff|data\/staff)\/|node_modules\/(@?firebase|react-quill|quill)[/-])/;

/** Entry modules of the staff area's chunks: its pages and the app code around them. */
const staffPages = /\/src\/(app\/)?staff\//;

/** Fails the build when a chunk of the public site contains staff code. */
export function publicBoundary(): Plugin {
  return {
    name: 'public-boundary',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const found = staffModulesInPublicChunks(chunks);
      if (found.length > 0) this.error(`Public chunks contain staff code: ${found.join('; ')}`);
    },
  };
}

/** Lists each staff module in a public chunk as `module in chunk`. */
export function staffModulesInPublicChunks(chunks: readonly BuiltChunk[]): readonly string[] {
  return publicChunks(chunks).flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => staffModules.test(id)).map((id) => `${relative('.', id)} in ${fileName}`),
  );
}

/** All chunks reachable from the entry, except through staff pages. */
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
