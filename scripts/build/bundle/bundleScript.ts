import { buildSync } from 'esbuild';

/**
 * Bundles a script that is no part of the app.
 * @param file in src
 * @param constants values by name
 */
export function bundleScript(file: string, constants: Readonly<Record<string, unknown>> = {}): string {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    ...{ entryPoints: [`src/${file}`], bundle: true, minify: true, target: 'es2022', write: false },
    ...{ format: 'iife', define: Object.fromEntries(values) },
    // Without `"use strict"` in each page.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
