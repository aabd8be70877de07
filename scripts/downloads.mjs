/**
 * Prints PDFs of the built site into public/: the services in each language, and the documents of firm-documents.mjs.
 * Lists the PDFs in src/site/pdf-paths.json, because pages link only to existing PDFs. An unchanged PDF keeps its date.
 * Run this script after changing these pages, the details of the firm, the colours or print.css, and commit the result.
 * Usage: npm run build && npm run downloads && npm run build
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { startPrinting } from './downloads-pdf.mjs';
import { readDate } from './tag-pdf.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const importSource = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module;
const { firm } = await importSource('src/site/firm.ts');
const { recordDrawn } = await importSource('build/theme-checks/drawn-files.ts');
const { theme } = await importSource('tailwind.config.ts');
const { getServerFolder } = await importSource('build/built-server.ts');

/** The documents of this firm that are not about a service. The site of another firm has none. */
const firmDocumentsUrl = new URL('firm-documents.mjs', import.meta.url);
const firmDocuments = existsSync(firmDocumentsUrl) ? await import(firmDocumentsUrl.href) : undefined;

/** Returns the documents of a language: the page, the PDF, and a function that returns a note with the date. */
async function listDocuments(language) {
  const { base, createPdfNote, serviceGroups } = await import(join(root, getServerFolder('dist', language), 'server.js'));
  const services = serviceGroups.flatMap((group) => group.services.map(({ path }) => ({ page: path, target: path })));
  return [...services, ...(firmDocuments?.documents ?? [])]
    .filter(({ isEnglishOnly }) => !(language && isEnglishOnly))
    .map(({ page, target, ...rest }) => ({ ...rest, page: base + page, target: base + target, noteOf: createPdfNote }));
} // oxfmt-ignore

/** Prints a PDF. If it differs from the existing PDF only by its date, the existing PDF stays. */
async function writePdf(printer, { page, section, target, noteOf }) {
  const file = `public${target}.pdf`;
  const existing = existsSync(file) && (await readFile(file));
  const oldDate = existing && readDate(existing);
  const print = (date) => printer.print(page, { date, note: noteOf(date), section });
  if (oldDate && existing.equals(await print(oldDate))) return;
  const pdf = await print(today);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf);
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`);
}

if (!existsSync(join(root, 'dist/index.html'))) throw new Error('dist/ is empty: run npm run build first.');
const { languages } = await importSource('src/site/published-languages.ts');
const documents = [];
for (const language of [undefined, ...languages]) documents.push(...(await listDocuments(language)));
const printer = await startPrinting(root, firm);
try {
  for (const document of documents) await writePdf(printer, document);
} finally {
  await printer.stop();
}
const paths = documents.map(({ target }) => target);
await writeFile('src/site/pdf-paths.json', `${JSON.stringify(paths, undefined, 2)}\n`);
await firmDocuments?.writeInsuranceDetails(importSource);
recordDrawn('downloads', theme);
