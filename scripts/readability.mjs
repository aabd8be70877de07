/**
 * How easily the pages read: Flesch Reading Ease of the paragraphs and lists of each page in dist/, the hardest first.
 * Usage: npm run build && npm run readability
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { readingEase } from './flesch.mjs';

const documents = (await readdir('dist', { recursive: true }))
  .filter((file) => file.endsWith('.html') && !/^(404|blog|index|pricing)\.html$/.test(file))
  .concat('index.html');

const figures = [];
for (const file of documents) {
  const { document } = new JSDOM(await readFile(join('dist', file), 'utf8')).window;
  const blocks = [...document.querySelectorAll('main p, main li')]
    .filter((block) => !block.querySelector('p, li') && !block.closest('nav, form, [aria-hidden=true]'))
    .map((block) => block.textContent.trim());
  const words = blocks.join(' ').split(/\s+/).length;
  figures.push({ page: `/${file.replace(/(^index)?\.html$/, '')}`, ease: readingEase(blocks), words });
}

for (const { page, ease, words } of figures.toSorted((a, b) => a.ease - b.ease))
  console.log(`| ${page} | ${ease.toFixed(0)} | ${words} |`);
