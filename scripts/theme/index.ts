/** The modules that scripts/theme.mjs loads. */
export { exportTheme } from './export-theme.ts';
export { GENERATED, addToIndex, toLookName, createLookSource } from './look-file.ts';
export { hasFailingPair, pasteTheme } from './paste-theme.ts';
export { formatReport } from './report.ts';
