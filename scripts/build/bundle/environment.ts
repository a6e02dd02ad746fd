import type { Plugin } from 'vite';
import { parseEnv } from '../../../src/config/parseEnv.ts';

/** Bundles get the parsed variables of env.ts, without the code that parses them and without those it does not use. */
export function parsedEnvironment(): Plugin {
  let source: Readonly<Record<string, unknown>> = {};
  return {
    name: 'parsed-environment',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ env }) => {
      source = env;
    },
    load: {
      filter: { id: /\/src\/config\/env\.ts$/ },
      handler: () => `export const env = ${JSON.stringify(parseEnv(source))}`,
    },
  };
}
