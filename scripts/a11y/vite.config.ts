/** The configuration of the audited build. It is the site with the file and the line of its JSX in `data-source`. */
import { mergeConfig, normalizePath } from 'vite';
import site from '../../vite.config.ts';

export default mergeConfig(site, {
  root: process.cwd(),
  oxc: { jsx: { development: true, importSource: normalizePath(import.meta.dirname) } },
  define: { PROJECT_FOLDER: JSON.stringify(`${normalizePath(process.cwd())}/`) },
  build: { outDir: '.cache/audited' },
});
