import { buildSync } from 'esbuild';

/**
 * The scripts that stand in the pages themselves (src/hydration/inline), each as its text; the security policy names them
 * by their hashes.
 */
export const inlineScripts = {
  watchBundle: compile('watchBundle'),
  recordEarlyPresses: compile('recordEarlyPresses'),
  hideStaleList: compile('hideStaleList'),
};

function compile(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/hydration/inline/${name}.ts`],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
