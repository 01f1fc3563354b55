import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Puts FILE.br beside every file that compresses: the server sends it as it is. */
function compressed(): Plugin {
  let folder = '';
  const compress = (path: string): void => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) {
        compress(file);
      } else if (/\.(js|css|html|svg|txt|webmanifest|json)$/.test(name)) {
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
      }
    }
  };
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compress(folder),
  };
}

const server = process.env['KARATA_SERVER'] ?? 'http://127.0.0.1:7373';

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Those that need a page say so in their first line: making one, and every file anew, takes longer than most of them run.
  test: { environment: 'node', pool: 'threads', isolate: false, include: ['src/**/*.test.ts'] },
});
