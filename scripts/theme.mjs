/**
 * Writes a theme of shadcn/ui, tweakcn or Tailwind 4 as a look (tailwind/looks). Replaces colours with too little
 * contrast by the nearest colours with enough contrast. Prints what the look uses and what has changed. `--exact` keeps
 * the colours, and exits with 1 if a pair has too little contrast. `--export` prints the theme of the site instead, as
 * CSS, or with `--json` as registry JSON.
 * Usage: npm run theme -- theme.css [--name my-brand] [--exact], where `-` is standard input; npm run theme -- --export
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { formatFiles } from './format-files.mjs';

const USAGE = 'Usage: npm run theme -- theme.css [--name my-brand] [--exact]';
const load = async (/** @type {string} */ file) =>
  (await runnerImport(`./scripts/theme/${file}`, { configFile: false, logLevel: 'error' })).module;

/** Writes the look, and adds it to the index of looks. */
async function paste(file, { name, exact }) {
  const source = file === '-' ? 'standard input' : file;
  if (file !== '-' && !existsSync(file)) throw new Error(`${file}:1: no such file; ${USAGE}`);
  const { pasteTheme, formatReport, hasFailingPair, addToIndex, toLookName, createLookSource, GENERATED } =
    await load('index.ts');
  const pasted = pasteTheme(readFileSync(file === '-' ? 0 : file, 'utf8'), source, { isExact: exact });
  const look = toLookName(name ?? (file === '-' ? 'pasted' : basename(file)));
  const [target, index] = [`tailwind/looks/${look}.ts`, 'tailwind/looks/index.ts'];
  if (
    look === 'index' ||
    look === 'engraved' ||
    (existsSync(target) && !readFileSync(target, 'utf8').includes(GENERATED))
  )
    throw new Error(`${source}:1: ${look} is a theme of this site; choose another name with --name`);
  writeFileSync(target, createLookSource(look, basename(source), pasted));
  writeFileSync(index, addToIndex(readFileSync(index, 'utf8'), look));
  formatFiles([target, index]);
  console.log(`${formatReport(pasted)}\nThe theme is ${target}.`);
  console.log(`Set \`look: '${look}'\` in tailwind.config.ts, then run \`npm run lint\`.`);
  if (hasFailingPair(pasted)) process.exitCode = 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      exact: { type: 'boolean' },
      export: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (values.export) console.log((await load('index.ts')).exportTheme(values.json ? 'json' : 'css'));
  else if (file && positionals.length === 1) await paste(file, values);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
