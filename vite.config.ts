import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './src/articles/plugin/plugin.ts';
import { cssTarget, excludedFeatures } from './build/css-targets.ts';
import { developmentFiles } from './build/development-files.ts';
import { developmentLanguages } from './build/development-languages.ts';
import { developmentPages } from './build/development-pages.ts';
import { developmentReload } from './build/development-reload.ts';
import { developmentReports } from './build/development-reports.ts';
import { englishWords } from './build/english-words.ts';
import { photos } from './build/photos/plugin.ts';
import { prerender } from './build/prerender.ts';
import { printProperties } from './build/print-properties.ts';
import { samplesLeft } from './build/samples-left.ts';
import { staticHost } from './build/preview.ts';

export default defineConfig({
  plugins: [
    englishWords(),
    react(),
    articles(),
    photos(),
    prerender(),
    printProperties(),
    samplesLeft(),
    staticHost(),
    developmentLanguages(),
    developmentFiles(),
    developmentPages(),
    developmentReload(),
    developmentReports(),
  ],
  css: { lightningcss: { exclude: excludedFeatures } },
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0, // all pages share the cached files, and the content security policy blocks most `data:` URLs
    reportCompressedSize: false, // dist/ contains the compressed files
    modulePreload: false, // the boot script prefetches the files without compiling them on the main thread
  },
  preview: { port: 4173, strictPort: true, cors: false }, // no host sends CORS headers
});
