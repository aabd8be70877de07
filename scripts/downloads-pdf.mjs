/** Writes the PDF of Insurance Details: Chromium prints an HTML page as a tagged PDF with headings, list and table. */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { faceOf } from '../tailwind/typefaces.mjs';
import { chromiumPath, sandboxArgs } from './chromium.mjs';

const root = new URL('../', import.meta.url);
const escape = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (name, text) => `<${name}>${escape(text)}</${name}>`;

const face = (family, weight, style, file) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url(data:font/woff2;base64,${file.toString('base64')}); }`;

/**
 * Returns `@font-face` rules with fixed weights. Chromium would embed a variable font as Type 3 glyphs, which PDF
 * viewers render badly.
 */
async function fontFaces(text) {
  const usedFaces = [
    ['display', 400, 'normal'],
    ['display', 400, 'italic'],
    ['display', 700, 'normal'],
    ['sans', 400, 'normal'],
    ['sans', 600, 'normal'],
  ];
  const faces = usedFaces.map(async ([role, weight, slope]) => {
    const { typeface, face: cut, stem } = faceOf(role, weight, slope);
    const id = typeface.package.split('/').at(-1);
    const isVariable = cut.weight.includes(' ');
    const path = isVariable
      ? `node_modules/${typeface.package}/files/${id}-latin-wght-${cut.style}.woff2`
      : `src/styles/fonts/${stem}.woff2`;
    const file = await readFile(new URL(path, root));
    const axes = { targetFormat: 'woff2', variationAxes: { wght: weight } };
    return face(role, weight, slope, isVariable ? await subsetFont(file, text, axes) : file);
  });
  return (await Promise.all(faces)).join('\n');
}

const style = (c) => `
  @page { size: A4; margin: 14mm 20mm 17mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt 'sans'; color: ${c['muted-foreground']}; } }
  * { font-variant-numeric: lining-nums tabular-nums; }
  body { margin: 0; font: 400 10.25pt/1.45 'sans'; color: ${c.foreground}; -webkit-print-color-adjust: exact; }
  header { position: relative; overflow: hidden; padding: 9mm 60mm 8mm 9mm; background: ${c.secondary}; color: ${c['secondary-foreground']}; border-bottom: 5pt double ${c['secondary-border']}; }
  header svg { position: absolute; right: -14mm; top: -16mm; width: 74mm; fill: none; stroke-width: 3.2px; overflow: visible; }
  .ros-a { stroke: ${c['secondary-border']}; } .ros-b { stroke: ${c.primary}; }
  header p { margin: 0; } .firm { font: italic 400 13pt 'display'; }
  .lead { font-size: 12pt; }
  h1, h2, h3 { font-family: 'display'; line-height: 1.15; break-after: avoid; }
  h1 { margin: 2mm 0 3mm; font-size: 28pt; font-weight: 400; }
  h2 { margin: 6.5mm 0 2.5mm; padding-top: 2.5mm; border-top: 1.2pt solid ${c.brand}; font-size: 18pt; font-weight: 400; }
  h3 { margin: 4mm 0 1mm; font-size: 12.5pt; font-weight: 700; }
  p { margin: 0 0 2.5mm; orphans: 3; widows: 3; }
  table { width: 100%; border-collapse: collapse; border-block: 2.5pt double ${c.brand}; }
  th, td { padding: 1.8mm 2.5mm; border-bottom: .5pt solid ${c.border}; text-align: left; vertical-align: top; }
  thead th { background: ${c.accent}; } th { font-weight: 600; } tbody th { width: 34mm; } tr { break-inside: avoid; }
  ul { margin: 0; padding-left: 5mm; } li { margin-bottom: 2mm; break-inside: avoid; } li::marker { color: ${c.brand}; }
  b { font-weight: 600; } .question { break-inside: avoid; }
  .notice { margin-top: 6mm; padding: 3mm 4mm; border: .75pt solid ${c.input}; border-left: 4pt double ${c.highlight}; }
  address { margin-top: 5mm; columns: 2; font-style: normal; break-inside: avoid; } address p { margin: 0; }
`;

function page({ words, contact, colours, rosette }, fonts) {
  const { description, parts, benefits, questions } = words;
  const [name, ...lines] = contact;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escape(`${words.title} - ${name}`)}</title>
<style>${fonts}${style(colours)}</style></head><body>
<header><p class="firm">${escape(name)}</p>${tag('h1', words.title)}<p class="lead">${escape(words.intro)}</p>
${renderToStaticMarkup(rosette)}</header>
<main>
${tag('h2', description.title)}<p class="lead">${escape(description.intro)}</p>${description.paragraphs.map((text) => tag('p', text)).join('')}
${tag('h2', parts.title)}<table><thead><tr>${parts.columns.map((text) => `<th scope="col">${escape(text)}</th>`).join('')}</tr></thead>
<tbody>${parts.rows.map(([part, text]) => `<tr><th scope="row">${escape(part)}</th>${tag('td', text)}</tr>`).join('')}</tbody></table>
${tag('h2', benefits.title)}<ul>${benefits.items.map(({ title, text }) => `<li>${tag('b', title)}<br>${escape(text)}</li>`).join('')}</ul>
${tag('h2', questions.title)}${questions.items.map(({ question, answer }) => `<div class="question">${tag('h3', question)}${tag('p', answer)}</div>`).join('')}
<p class="notice">${escape(words.notice)}</p>
</main>
<address>${tag('b', name)}${lines.map((text) => tag('p', text)).join('')}</address>
</body></html>`;
}

/** Returns all strings of the content, joined, for subsetting the font. */
const textOf = (value) => (typeof value === 'string' ? value : Object.values(value).map(textOf).join(''));

/** @returns {Promise<Buffer>} a tagged PDF with title and language; deterministic for the same content */
export async function createPdf(content) {
  const fonts = await fontFaces(`${textOf(content.words)}${content.contact.join('')}0123456789 /•`);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: sandboxArgs,
  });
  try {
    const sheet = await browser.newPage();
    await sheet.setContent(page(content, fonts));
    await sheet.evaluate(() => document.fonts.ready);
    const pdf = await sheet.pdf({
      preferCSSPageSize: true,
      tagged: true,
      outline: true,
      printBackground: true,
    });
    // The replacement has the same length, because a PDF contains byte offsets.
    return Buffer.from(
      pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '$120260101000000'),
      'latin1',
    );
  } finally {
    await browser.close();
  }
}
