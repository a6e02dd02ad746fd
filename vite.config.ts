import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localNetlify } from './scripts/local-netlify.ts';

export default defineConfig({
  plugins: [react(), localNetlify()],
  build: { manifest: true, target: 'es2022' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 5173, strictPort: true },
});
