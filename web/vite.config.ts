import { existsSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Puts the licences of all that the build carries along beside it: fonts and libraries ask for that. */
function licences(): Plugin {
  const carried = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies).filter((name) => !name.includes('vite'));
  return {
    name: 'licences',
    generateBundle() {
      const texts = carried.map((name) => {
        const file = ['LICENSE', 'LICENSE.md'].map((end) => `node_modules/${name}/${end}`).find(existsSync);
        if (!file) this.error(`${name} has no licence`);
        return `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(78)}\n\n`) });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), licences()],
  build: { outDir: '../src/paperback/web', emptyOutDir: true, target: 'es2022' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': process.env['PAPERBACK_API'] ?? 'http://127.0.0.1:8765' } },
});
