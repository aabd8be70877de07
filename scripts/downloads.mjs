/**
 * Writes public/downloads/insurance-details.pdf and .docx from src/content/insurance-details.ts, and updates the sizes
 * of these files there. Run `npm run downloads` after a change of that file, of the firm's details or of the colours,
 * and commit the result.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { createDocx } from './downloads-docx.mjs';
import { createPdf } from './downloads-pdf.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const output = join(root, 'public/downloads');

const wordsFile = 'src/content/insurance-details.ts';

const importSource = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module;

const { insuranceDetails: words } = await importSource(wordsFile);
const { firm } = await importSource('src/site/firm.ts');
const { addressLine } = await importSource('src/site/office.ts');
const { theme } = await importSource('tailwind.config.ts');
const colours = theme.light;
const { recordDrawn } = await importSource('build/theme-checks/drawn-files.ts');
const { pdfDetails } = await importSource('build/pdf/pdf-details.ts');
const { path } = (await importSource('src/site/page-info.ts')).findRoute('/insurenceDetails');

/** The firm's contact details, in the order of the footer. */
const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteUrl];

const url = firm.siteUrl + path;
const links = [...pdfDetails(0).contact, { text: url, url, name: words.title }];
await mkdir(output, { recursive: true });
let source = await readFile(join(root, wordsFile), 'utf8');
for (const [extension, content] of [
  ['pdf', await createPdf({ words, contact: links, colours, root, importSource })],
  ['docx', await createDocx({ words, contact, colours })],
]) {
  await writeFile(join(output, `insurance-details.${extension}`), content);
  const size = `${Math.round(content.length / 1000)}\u00a0kB`;
  source = source.replace(new RegExp(`(insurance-details\\.${extension}'.*size: ')[^']*`), `$1${size}`);
  console.log(`insurance-details.${extension}: ${size}`);
}
await writeFile(join(root, wordsFile), source);
recordDrawn('downloads', theme);
