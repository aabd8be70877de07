import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArticles } from '../../../src/articles/plugin/read.ts';
import { EXAMPLE_ARTICLE } from '../../../src/site/articles.ts';
import { languages } from '../../../src/site/published-languages.ts';
import { services } from '../../../src/site/services.ts';
import { createFolder } from '../temporary-folder.ts';

const { root, write, clear } = createFolder();

const summary = 'A summary of the article that is long enough for a list of results, and no longer.';
const frontMatter = {
  title: 'What a rating analyst asks first',
  summary,
  date: '2026-01-12',
  author: 'The desk',
  services: `\n  - ${services[0].path}`,
};
const summaryInHindi = 'लेख का सार, जो सूची और खोज के लिए काफ़ी लंबा है, और उससे ज़्यादा लंबा नहीं है, बस इतना।';
/** The file name of the article that every build must have, because /blogDetails shows it. */
export const template = `${EXAMPLE_ARTICLE.split('/').at(-1)}.md`;

/**
 * Returns an article. `lines` replaces or adds lines of the front matter; `undefined` removes a line. If the number of
 * lines is unchanged, the body starts on line 9.
 */
export const article = (
  body = 'Words of an article.',
  lines: Partial<Record<keyof typeof frontMatter | 'tags', string | undefined>> = {},
) =>
  `---\n${Object.entries({ ...frontMatter, ...lines })
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}\n`]))
    .join('')}---\n${body}\n`;

/** Returns a Hindi article. Its body starts on line 6 if `more` adds no lines to the front matter. */
export const hindi = (body = 'लेख के शब्द।', more = '') =>
  `---\ntitle: एनालिस्ट सबसे पहले क्या पूछता है\nsummary: ${summaryInHindi}\nauthor: टीम\n${more}---\n${body}\n`;

/** Reads a folder that contains the files and the article that every build must have. */
export function read(files: Record<string, string>, day = '2026-11-23') {
  clear(); // an earlier test may have left files
  mkdirSync(join(root, 'public'), { recursive: true });
  for (const language of languages) write(`src/words/${language}/pages/articles.json`, '{}');
  for (const [name, text] of Object.entries({ [template]: article(), ...files }))
    write(`src/articles/texts/${name}`, text);
  return readArticles(root, day);
}
