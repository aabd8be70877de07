/**
 * Lists classes without a rule, values outside tailwind.config.ts, and colours with too little contrast. Each has its
 * file, its line and a replacement. Exits with 1 if it lists any. Also names files that must be drawn again after a
 * change of colours or fonts. This is a part of `npm run lint`.
 */
import { runnerImport } from 'vite';

const load = async (file) =>
  (await runnerImport(`./build/theme-checks/${file}`, { configFile: false, logLevel: 'error' })).module;

let errors;
try {
  const { checkTheme, compileStyles, createThemeNotices } = await load('index.ts');
  errors = checkTheme(await compileStyles());
  for (const notice of createThemeNotices()) console.warn(notice);
} catch (error) {
  const { formatThemeError } = await load('theme-error.ts');
  const message = formatThemeError(error);
  if (!message) throw error;
  errors = [message];
}
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
