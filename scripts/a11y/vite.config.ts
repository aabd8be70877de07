/** The configuration of the audited build. In its HTML, `data-source` contains the file and the line of the JSX. */
import { mergeConfig, normalizePath } from 'vite';
import site from '../../vite.config.ts';

export default mergeConfig(site, {
  root: process.cwd(),
  oxc: { jsx: { development: true, importSource: normalizePath(import.meta.dirname) } },
  define: { PROJECT_FOLDER: JSON.stringify(`${normalizePath(process.cwd())}/`) },
  build: { outDir: '.cache/audited' },
});
