/**
 * Writes the downloads that have texts of the site:
 * - public/downloads/insurance-details.pdf and .docx, from src/content/insurance-details.ts, which gets their sizes
 * - partner-agreement.pdf in public/downloads/ and, for each other language, in its folder, such as public/hi/downloads/,
 *   from build/pdf/partner-agreement.ts
 * Run `npm run downloads` after a change of these texts, of the firm's details or of the colours, and commit the result.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { createDocx } from './downloads-docx.mjs';
import { createPdf, insuranceBlocks } from './downloads-pdf.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Returns a function that imports a module of the project with the words of a language. */
const createImport = (language) => async (path) =>
  (
    await runnerImport(join(root, path), {
      root,
      configFile: false,
      logLevel: 'error',
      // `#words` resolves to the folder of this condition. `inline` is the environment of runnerImport.
      environments: { inline: { resolve: { conditions: [language] } } },
    })
  ).module;

const importEnglish = createImport('en');
const { firm } = await importEnglish('src/site/firm.ts');
const { addressLine } = await importEnglish('src/site/office.ts');
const { theme } = await importEnglish('tailwind.config.ts');
const { recordDrawn } = await importEnglish('build/theme-checks/drawn-files.ts');
const { languages } = await importEnglish('src/site/published-languages.ts');
const colours = theme.light;

/** Writes a file below public/. Returns its size in words. */
async function writeDownload(name, content) {
  const file = join(root, 'public', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  const size = `${Math.round(content.length / 1000)}\u00a0kB`;
  console.log(`${name}: ${size}`);
  return size;
}

/** Creates a PDF whose last link leads to a page. */
async function createPagePdf(importSource, title, blocks, page) {
  const { pdfDetails } = await importSource('build/pdf/pdf-details.ts');
  const { base } = await importSource('src/site/language.ts');
  const { path } = (await importSource('src/site/page-info.ts')).findRoute(page);
  const { language, contact } = pdfDetails(0);
  const url = firm.siteUrl + base + path;
  return createPdf({
    title,
    blocks,
    locale: language,
    language: base.slice(1),
    contact: [...contact, { text: url, url, name: title }],
    colours,
    root,
    importSource,
  });
}

const { insuranceDetails } = await importEnglish('src/content/insurance-details.ts');
/** The firm's contact details, in the order of the footer. */
const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteUrl];
const insuranceFile = join(root, 'src/content/insurance-details.ts');
let source = await readFile(insuranceFile, 'utf8');
for (const [extension, content] of [
  [
    'pdf',
    await createPagePdf(
      importEnglish,
      insuranceDetails.title,
      insuranceBlocks(insuranceDetails),
      '/insurenceDetails',
    ),
  ],
  ['docx', await createDocx({ words: insuranceDetails, contact, colours })],
]) {
  const size = await writeDownload(`downloads/insurance-details.${extension}`, content);
  source = source.replace(new RegExp(`(insurance-details\\.${extension}'.*size: ')[^']*`), `$1${size}`);
}
await writeFile(insuranceFile, source);

for (const language of ['en', ...languages]) {
  const importSource = createImport(language);
  const { partnerAgreement } = await importSource('build/pdf/partner-agreement.ts');
  const { partnerAgreementFile } = await importSource('src/content/partner-agreement-file.ts');
  await writeDownload(
    partnerAgreementFile.href.slice(1),
    await createPagePdf(importSource, partnerAgreement.title, partnerAgreement.blocks, '/partner'),
  );
}
recordDrawn('downloads', theme);
