import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The handbook as static files for any folder of any host. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react({ compiler: true, include: /\.tsx?$/ }), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/handbook', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // ELK, which lays out the charts, is large and loads with the first of them
    chunkSizeWarningLimit: 2_000,
  },
});
