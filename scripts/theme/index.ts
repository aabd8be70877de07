/** The modules that scripts/theme.mjs loads. */
export { exportTheme } from './export-theme.ts';
export { GENERATED, indexWith, lookName, lookSource } from './look-file.ts';
export { hasFailingPair, pasteTheme } from './paste-theme.ts';
export { formatReport } from './report.ts';
