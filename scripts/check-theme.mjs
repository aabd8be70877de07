/**
 * Lists classes without a rule, values outside tailwind.config.ts and colours with too little contrast, each with file,
 * line and what to use instead; exits with 1 if there are any. Part of `npm run lint`.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/build/theme-checks/index.ts', {
  configFile: false,
  logLevel: 'error',
});
const errors = module.checkTheme(await module.compiledStyles());
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
