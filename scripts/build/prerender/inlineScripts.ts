import { buildSync } from 'esbuild';

/** The inline scripts of a page (src/hydration/inline), compiled. The security policy lists their hashes. */
export const inlineScripts = {
  beforePaint: compile('inline/beforePaint'),
  prepareList: compile('inline/prepareList'),
};

/** The content of /bundle-failure.js. */
export const failureScript = compile('handleFailure');

function compile(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/hydration/${name}.ts`],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
