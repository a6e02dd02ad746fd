import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { getChunkName } from './scripts/build/bundle/chunks.ts';
import { parsedEnvironment } from './scripts/build/bundle/environment.ts';
import { drawnLogo } from './scripts/build/bundle/logo.ts';
import { minifyScripts } from './scripts/build/bundle/minify.ts';
import { shortStyles } from './scripts/build/bundle/shortStyles.ts';
import { localEnvironment } from './scripts/local/local-environment.ts';
import { localNetlify } from './scripts/local/netlify-plugin.ts';
import { developmentPorts } from './scripts/local/ports.ts';

/**
 * Replaces Node modules that libraries import only when they run on Node with an empty module, to avoid
 * warnings.
 */
function withoutNode(modules: readonly string[]): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: (id) => (modules.includes(id) ? '\0nothing' : null),
    load: (id) => (id === '\0nothing' ? 'export default {}' : null),
  };
}

/** React Router exports its development build alone (github.com/remix-run/react-router/issues/14102). */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, options);
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

export default defineConfig({
  plugins: [
    react(),
    productionRouter,
    drawnLogo(),
    parsedEnvironment(),
    minifyScripts(),
    shortStyles(),
    localNetlify(),
    { ...withoutNode(['node:worker_threads']), apply: 'build' },
  ],
  // Overridden for other locales (scripts/build/bundle/locale.ts).
  define: { 'import.meta.env.VITE_LOCALE': '"en"' },
  build: {
    manifest: true,
    // The policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Browsers without modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // Otherwise it warns about slow plugins on a busy machine.
      checks: { pluginTimings: false },
      output: {
        // Each page's HTML and code list the files that it needs, so those that have no page or part of their own have
        // no names.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [{ name: getChunkName, debugName: 'public' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  // The image worker loads its encoder and decoder only where the browser lacks them.
  worker: {
    format: 'es',
    plugins: () => [withoutNode(['fs', 'path', 'crypto'])],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // It loads its .wasm file relative to its own URL, which pre-bundling changes.
  optimizeDeps: { exclude: ['@jsquash/webp'] },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 5173, strictPort: true },
  test: {
    // A fresh environment for each file takes a quarter of the time.
    isolate: false,
    // Saves a fifth of the CPU time from the second run on. Only files that contain `import.meta.glob(`, without a
    // type argument, are read again when a file that they would find is added.
    experimental: { fsModuleCache: true },
    setupFiles: ['tests/setup/leave-nothing.ts'],
    // Ends only what hangs: on a busy machine the slowest test takes a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: localEnvironment(developmentPorts),
          setupFiles: ['tests/setup/component.ts'],
          // Collecting what each page leaves takes a fifth of the CPU time with Node's small default.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      // Our emulators alone; needs no emulator suite.
      {
        extends: true,
        test: {
          name: 'emulators',
          include: ['emulators/tests/**/*.test.ts'],
          exclude: ['emulators/tests/oracle/**'],
          setupFiles: ['emulators/tests/official/setup.ts'],
        },
      },
      // Instead, if the emulators have not changed since their tests passed (scripts/checks/changed-suites.ts).
      {
        extends: true,
        test: {
          name: 'emulators-contract',
          include: ['emulators/tests/contract.test.ts'],
        },
      },
      // Our Firestore emulator compared with Google's, where it is installed.
      {
        extends: true,
        test: { name: 'oracle', include: ['emulators/tests/oracle/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'function', include: ['tests/function/**/*.test.ts'] },
      },
      // Against a running emulator suite, which `npm test` starts.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/*.test.ts'],
        },
      },
      // Against the built and served site, which `npm test` starts.
      {
        extends: true,
        test: { name: 'served', include: ['tests/served/**/*.test.ts'] },
      },
      // These close the team of the sample dealership, so nothing may run beside them.
      {
        extends: true,
        test: {
          name: 'team',
          include: ['tests/rules/team/*.test.ts'],
          fileParallelism: false,
        },
      },
      // The served site in Firefox and WebKit, where installed (scripts/checks/walk.ts).
      ...(['firefox', 'webkit'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: `walk-${engine}`,
          include: [`tests/walk/${engine}.test.ts`],
        },
      })),
    ],
  },
});
