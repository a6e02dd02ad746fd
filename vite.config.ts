import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './scripts/chunks.ts';
import { localNetlify } from './scripts/local-netlify.ts';

export default defineConfig({
  plugins: [react(), localNetlify()],
  build: {
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'public' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 5173, strictPort: true },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/component.ts'],
        },
      },
      // The stand-ins by themselves: no emulator suite has to run.
      {
        extends: true,
        test: {
          name: 'emulators',
          include: ['tests/emulators/**/*.test.ts'],
          setupFiles: ['tests/setup/official.ts'],
          testTimeout: 20_000,
        },
      },
      // The stand-in against the official emulator, where this machine has one (scripts/oracle.ts).
      {
        extends: true,
        test: { name: 'oracle', include: ['tests/oracle/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'function', include: ['tests/function/**/*.test.ts'], testTimeout: 30_000 },
      },
      // Over the wire against a running emulator suite, which `npm test` starts.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['tests/setup/official.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
