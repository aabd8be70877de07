import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './src/articles/plugin/plugin.ts';
import { cssTarget, excludedFeatures } from './src/build/css-targets.ts';
import { developmentFiles } from './src/build/development-files.ts';
import { developmentLanguages } from './src/build/development-languages.ts';
import { developmentReload } from './src/build/development-reload.ts';
import { developmentReports } from './src/build/development-reports.ts';
import { englishWords } from './src/build/english-words.ts';
import { photos } from './src/build/photos/plugin.ts';
import { prerender } from './src/build/prerender.ts';
import { productionRouter } from './src/build/production-router.ts';
import { samplesLeft } from './src/build/samples-left.ts';
import { staticHost } from './src/build/preview.ts';

export default defineConfig({
  plugins: [
    englishWords(),
    productionRouter(),
    react(),
    articles(),
    photos(),
    prerender(),
    samplesLeft(),
    staticHost(),
    developmentLanguages(),
    developmentFiles(),
    developmentReload(),
    developmentReports(),
  ],
  css: { lightningcss: { exclude: excludedFeatures } },
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0, // files of their own: cached once for all pages, and no data: beyond the policy
    reportCompressedSize: false, // the compressed files themselves lie in dist/
    modulePreload: false, // the boot script warms the cache itself, without compiling on the main thread
  },
  preview: { port: 4173, strictPort: true, cors: false }, // no host sends CORS headers
});
