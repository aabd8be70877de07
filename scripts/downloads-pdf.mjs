/*
 * Prints pages of the built site as tagged PDFs, with the styles of src/styles/print.css and downloads.css.
 * `data-document` on the root element keeps the colour of the firm.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { preview } from 'vite';
import { languageTypefaces, typefaces } from '../tailwind/typefaces.mjs';
import { sandboxArgs, getShellPath } from './chromium.mjs';
import { tagPdf } from './tag-pdf.mjs';

const PORT = 4192;
/** Characters that style sheets insert. */
const ADDED_CHARACTERS = '0123456789 ()/·•–.';
/** The weights of text and of headings. */
const WEIGHTS = { sans: [400, 600], display: [400, 700] };

/**
 * Returns static font faces with the characters of a text, to replace the variable faces of the page. Chromium would write
 * the letters of variable fonts and synthetic weights as drawings, and prefers fonts of the device.
 */
async function createFontFaces(root, text) {
  const variable = typefaces.filter(({ faces }) => faces.some(({ weight }) => weight.includes(' ')));
  const faces = [...variable, ...languageTypefaces].flatMap(
    ({ package: name, roles: [role], after, script }) => {
      const family = after ?? typefaces.find(({ roles }) => roles.includes(role)).family;
      const subsets = script ? [script] : ['latin', 'latin-ext'];
      return subsets.flatMap((subset) =>
        WEIGHTS[role].map(async (weight) => {
          const folder = join(root, 'node_modules', name);
          const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
          const cut = script ? weight : 'wght';
          const file = join(folder, 'files', `${name.split('/').at(-1)}-${subset}-${cut}-normal.woff2`);
          const font = await subsetFont(await readFile(file), text, {
            targetFormat: 'woff2',
            noHinting: true,
            ...(!script && { variationAxes: { wght: weight } }),
          });
          const url = `url(data:font/woff2;base64,${font.toString('base64')})`;
          return {
            family,
            id: name.split('/').at(-1),
            url,
            descriptors: { weight: String(weight), unicodeRange: ranges[subset] },
          };
        }),
      );
    },
  );
  return Promise.all(faces);
}

/** Replaces font faces of the page by faces with the same family, weight and characters, and waits for the fonts. */
async function replaceFonts(faces) {
  const isReplaced = (rule) =>
    / /.test(rule.fontWeight) || !/url\(/.test(rule.src) || faces.some(({ id }) => rule.src.includes(id));
  const removeFaces = (list) => {
    for (const [index, rule] of [...list.cssRules].entries().toArray().toReversed()) {
      if (rule instanceof CSSFontFaceRule ? isReplaced(rule.style) : rule.cssRules && removeFaces(rule))
        list.deleteRule(index);
    }
  };
  for (const sheet of document.styleSheets) removeFaces(sheet);
  for (const { family, url, descriptors } of faces)
    document.fonts.add(new FontFace(family, url, descriptors));
  document.body.getBoundingClientRect(); // the layout requests the fonts
  await document.fonts.ready;
}

/**
 * Turns the page, or one of its sections, into a document. Adds a note, a link to the page, and roles that turn
 * description lists into tables. Returns the title and the accessible names of the links.
 */
function prepareDocument({ note, section: selector }) {
  document.documentElement.dataset.document = '';
  const url = document.querySelector('[data-page-url]');
  const link = document.createElement('a');
  link.href = link.textContent = url.textContent;
  url.replaceChildren(link);
  const noteElement = document.createElement('span');
  noteElement.textContent = note;
  url.after(noteElement);
  const section = selector && document.querySelector(selector);
  section?.closest('details')?.setAttribute('open', '');
  const heading = section?.querySelector('h3');
  if (section) section.dataset.printing = 'firm'; // as in src/lib/print-section.ts
  if (heading) heading.ariaLevel = '1';
  const roles = { DL: 'table', DT: 'rowheader', DD: 'cell', DIV: 'row' };
  for (const list of document.querySelectorAll('dl'))
    for (const element of [list, ...list.querySelectorAll(':scope > div, dt, dd')])
      element.role = roles[element.tagName];
  const links = [...document.querySelectorAll('a[href]')].filter((link) =>
    link.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  );
  const title = heading ? document.title.replace(/.* - /, `${heading.textContent} - `) : document.title;
  document.documentElement.style.setProperty('--document-title', JSON.stringify(title));
  return {
    title,
    linkNames: links.map((link) => link.ariaLabel || link.innerText.replace(/\s+/g, ' ').trim()),
  };
}

/**
 * Starts a server for dist/ and a browser. Resolves to two functions: `print` returns the PDF of a page, and `stop`
 * ends both programs.
 */
export async function startPrinting(root, { name, siteUrl }) {
  const server = await preview({ root, logLevel: 'error', preview: { port: PORT, strictPort: true } });
  const browser = await chromium.launch({ executablePath: getShellPath(), args: sandboxArgs });
  const page = await browser.newPage({ bypassCSP: true });
  // The page has the URL of the published site, so that the links of the PDF lead there. Scripts do not run.
  await page.route(`${siteUrl}/**`, async (route) => {
    const request = route.request();
    if (request.resourceType() === 'script') return route.abort();
    const url = request.url().replace(siteUrl, `http://localhost:${PORT}`);
    return route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) });
  });
  return {
    /**
     * @param path the path of the page
     * @param options the date of the PDF (YYYY-MM-DD), a note for its end, and the selector of a section
     */
    async print(path, { date, note, section }) {
      await page.goto(siteUrl + path, { waitUntil: 'load' });
      await page.addStyleTag({ path: join(root, 'scripts/downloads.css') });
      await page.emulateMedia({ media: 'print' });
      const text = await page.evaluate(() => {
        const root = document.documentElement;
        return root.textContent + getComputedStyle(root).getPropertyValue('--registrations');
      });
      await page.evaluate(replaceFonts, await createFontFaces(root, `${text}${note}${ADDED_CHARACTERS}`));
      const details = await page.evaluate(prepareDocument, { note, section });
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true, outline: true });
      await page.emulateMedia({ media: null });
      return tagPdf(pdf, { ...details, author: name, date });
    },
    async stop() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await browser.close();
      await server.close();
    },
  };
}
