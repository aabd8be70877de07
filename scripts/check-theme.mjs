/**
 * Prints an error for each class without a rule, each class or colour that is not a token of tailwind.config.ts, and
 * each pair of colours with too little contrast. Exits with 1 if there are errors. Also prints the commands that must
 * draw files again after a change of colours or fonts. `npm run lint` runs this script.
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
