import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findClosestName } from '../../../build/closest-name.ts';
import { locales } from '../../site/languages.ts';
import type { Language } from '../../site/languages.ts';
import type { ArticleError } from './article-error.ts';
import { readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const FOLDER = 'src/articles/texts';

/** Reports articles that have the same title. */
function reportEqualTitles(drafts: readonly Draft[]) {
  const files = new Map<string, string>();
  for (const { file, data, report } of drafts) {
    const title = data.title.toLowerCase();
    const other = files.get(title);
    if (other) report(2, `title: ${other} has the same title. Change one.`);
    files.set(title, file);
  }
}

/** Returns the names of the Markdown files in a folder. */
function listMarkdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted();
}

/** Parses the English articles. Adds their errors to `errors`. */
export async function readDrafts(root: string, errors: ArticleError[]): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const name of listMarkdownFiles(join(root, FOLDER))) {
    const file = `${FOLDER}/${name}`;
    const report = (line: number, words: string) => void errors.push({ file, line, words });
    const draft = await readDraft(file, readFileSync(join(root, file), 'utf8'), root, report);
    if (draft) drafts.push(draft);
  }
  reportEqualTitles(drafts);
  return drafts;
}

/** Parses the articles of another language. A translation must have the file name of the English article. */
export async function readTranslations(
  language: Language,
  english: readonly Draft[],
  root: string,
  errors: ArticleError[],
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  const englishNames = listMarkdownFiles(join(root, FOLDER));
  for (const name of listMarkdownFiles(join(root, FOLDER, language))) {
    const file = `${FOLDER}/${language}/${name}`;
    const report = (line: number, words: string) => void errors.push({ file, line, words });
    const source = english.find((draft) => draft.file === `${FOLDER}/${name}`);
    if (!englishNames.includes(name)) {
      const suggestion = findClosestName(name, englishNames);
      report(
        1,
        `There is no English article ${FOLDER}/${name}. ${suggestion ? `Did you mean ${suggestion}? ` : ''}Give this file the name of the article that it translates, or write that one first.`,
      );
    }
    // If there is an English file but no draft of it, the errors of that file are already reported.
    const draft =
      source && (await readDraft(file, readFileSync(join(root, file), 'utf8'), root, report, source));
    if (draft) drafts.push(draft);
  }
  reportEqualTitles(drafts);
  const list = `src/words/${language}/pages/articles.json`;
  if (drafts[0] && !existsSync(join(root, list)))
    drafts[0].report(
      1,
      `${list} is missing: /${language}/articles lists the articles of this language. Translate src/words/en/pages/articles.json there.`,
    );
  return drafts;
}

/** Reports folders whose name is not a language code. */
export function reportUnknownFolders(root: string, errors: ArticleError[]): void {
  if (!existsSync(join(root, FOLDER))) return;
  for (const entry of readdirSync(join(root, FOLDER), { withFileTypes: true }))
    if (entry.isDirectory() && !Object.hasOwn(locales, entry.name))
      errors.push({
        file: `${FOLDER}/${entry.name}`,
        line: 1,
        words: `No language has this code. Name the folder after one of src/site/languages.ts: ${Object.keys(locales).join(', ')}.`,
      });
}
