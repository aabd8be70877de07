/* The documents of this firm that are not about a service. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createDocx } from './insurance-docx.mjs';

const WORDS_FILE = 'src/content/insurance-details.ts';
const INSURANCE_DETAILS = '/downloads/insurance-details';

/**
 * The PDFs. `page` is the printed page, and `target` is the path of the PDF without an extension. With `section`, the
 * PDF contains only the section with this selector.
 */
export const documents = [
  { page: '/about', section: '#proposal-letter', target: '/downloads/proposal-letter' },
  { page: '/about', section: '#fee-letter', target: '/downloads/fee-letter' },
  { page: '/partner', section: '#partner-agreement', target: '/downloads/partner-agreement' },
  { page: '/insurenceDetails', target: INSURANCE_DETAILS, isEnglishOnly: true },
];

/**
 * Writes the DOCX of Insurance Details. Then writes the sizes of the DOCX and the PDF into `WORDS_FILE`.
 * @param importSource imports a TypeScript module of the project
 */
export async function writeInsuranceDetails(importSource) {
  const { insuranceDetails: words } = await importSource(WORDS_FILE);
  const { firm } = await importSource('src/site/firm.ts');
  const { addressLine } = await importSource('src/site/office.ts');
  const { light } = await importSource('tailwind.config.ts');
  /** The firm's contact details, in the order of the footer. */
  const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteUrl];
  const docx = await createDocx({ words, contact, colours: light });
  await writeFile(`public${INSURANCE_DETAILS}.docx`, docx);
  const { size: pdfSize } = await stat(`public${INSURANCE_DETAILS}.pdf`);
  let source = await readFile(WORDS_FILE, 'utf8');
  for (const [extension, length] of Object.entries({ docx: docx.length, pdf: pdfSize })) {
    const size = `${Math.round(length / 1000)}\u00a0kB`;
    source = source.replace(new RegExp(`(insurance-details\\.${extension}'.*size: ')[^']*`), `$1${size}`);
  }
  await writeFile(WORDS_FILE, source);
}
