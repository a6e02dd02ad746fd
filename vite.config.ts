import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { publicBoundary } from './scripts/build/bundle/boundary.ts';
import { chunkOf } from './scripts/build/bundle/chunks.ts';
import { localVariables } from './scripts/local/local-variables.ts';
import { localNetlify } from './scripts/local/netlify-plugin.ts';
import { developmentPorts } from './scripts/local/ports.ts';

/** Parts of Node that libheif asks for where it runs there: nothing in a browser, and no word about it at each build. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (['fs', 'path', 'crypto'].includes(id) ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export default {}' : null),
};

export default defineConfig({
  plugins: [react(), localNetlify(), publicBoundary()],
  // Another edition says so (scripts/build/edition.ts).
  define: { 'import.meta.env.VITE_EDITION': '"en"' },
  build: {
    manifest: true,
    // A browser that does not know the hint loads the same files a little later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // Says how long plugins took wherever the machine is busy.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'public' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  // What makes pictures fit loads its encoder and decoder only where the browser lacks them.
  worker: {
    format: 'es',
    plugins: () => [withoutNode],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // It finds its own .wasm beside it, which it could not from where the dev server gathers packages.
  optimizeDeps: { exclude: ['@jsquash/webp'] },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 5173, strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Some go through tens of thousands of random spellings.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: localVariables(developmentPorts),
          setupFiles: ['tests/setup/component.ts'],
          testTimeout: 30_000,
        },
      },
      // The emulators by themselves: no emulator suite has to run.
      {
        extends: true,
        test: {
          name: 'emulators',
          include: ['emulators/tests/**/*.test.ts'],
          exclude: ['emulators/tests/oracle/**'],
          setupFiles: ['emulators/tests/official/setup.ts'],
          testTimeout: 20_000,
        },
      },
      // Instead, where the emulators have not changed since all of these passed (scripts/checks/emulators-changed.ts).
      {
        extends: true,
        test: {
          name: 'emulators-contract',
          include: ['emulators/tests/contract.test.ts'],
          testTimeout: 20_000,
        },
      },
      // Compared with Google's Firestore emulator, where this machine has it.
      {
        extends: true,
        test: { name: 'oracle', include: ['emulators/tests/oracle/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'function', include: ['tests/function/**/*.test.ts'], testTimeout: 30_000 },
      },
      // The production build as a program of its own, some of them whole.
      {
        extends: true,
        test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 240_000 },
      },
      // Over the wire against a running emulator suite, which `npm test` starts.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      // Through the served site in other engines, each where one is found (scripts/checks/walk.ts).
      ...(['firefox', 'webkit'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: `walk-${engine}`,
          include: [`tests/walk/${engine}.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
