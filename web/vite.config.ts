import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { outDir: '../src/paperback/web', emptyOutDir: true, target: 'es2022' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': process.env['PAPERBACK_API'] ?? 'http://127.0.0.1:8765' } },
});
