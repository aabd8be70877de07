import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../data/article.ts';
import { TEMPLATE } from '../../site/articles.ts';
import { route } from '../../site/page-info.ts';
import { firm } from '../../site/firm.ts';
import { seals } from '../../site/seals.ts';
import { shareImage } from '../../site/structured-data.ts';
import { lengthOf, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { assertNoArticleErrors } from './article-error.ts';
import type { ArticleError } from './article-error.ts';
import { checkLinks } from './links.ts';
import { routes } from '../../site/routes.ts';
import type { Route } from '../../site/routes.ts';
import { typeset } from './inline-text.ts';

const FOLDER = 'src/articles/texts';

export interface Articles {
  /** Published articles, newest first. */
  articles: readonly Article[];
  /** Files with a date in the future. */
  scheduled: readonly { file: string; date: string }[];
}

/** The date at the office: '2026-01-12'. */
export const today = (now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: firm.clock.zone }).format(now);

function reportEqualTitles(drafts: readonly Draft[]) {
  const files = new Map<string, string>();
  for (const { file, data, report } of drafts) {
    const title = data.title.toLowerCase();
    const other = files.get(title);
    if (other) report(2, `title: ${other} has the same title. Change one.`);
    files.set(title, file);
  }
}

function articleOf({ path, data, body }: Draft, root: string): Article {
  const service = route(data.services[0]!);
  const picture = shareImage({ path });
  return {
    ...data,
    path,
    title: typeset(data.title),
    summary: typeset(data.summary),
    ...lengthOf(body.blocks),
    image: existsSync(join(root, 'public', picture)) ? picture : shareImage(service),
    rosette: service.rosette ?? seals.articles,
    blocks: body.blocks,
  };
}

const byPath = (drafts: readonly Draft[]) =>
  new Map<string, Draft>(drafts.map((draft) => [draft.path, draft]));

/**
 * Parses all articles.
 * @param day articles with a later date are left out
 * @throws Error that lists every error in every article, with file, line and fix
 */
export async function readArticles(root = '.', day = today()): Promise<Articles> {
  const errors: ArticleError[] = [];
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const drafts: Draft[] = [];
  for (const name of names.toSorted()) {
    const file = `${FOLDER}/${name}`;
    const report = (line: number, words: string) => void errors.push({ file, line, words });
    const draft = await readDraft(file, readFileSync(join(folder, name), 'utf8'), root, report);
    if (draft) drafts.push(draft);
  }
  reportEqualTitles(drafts);
  const published = drafts.filter(({ data }) => data.date <= day);
  const scheduled = drafts.filter(({ data }) => data.date > day);
  const [publishedByPath, scheduledByPath] = [byPath(published), byPath(scheduled)];
  for (const draft of published) checkLinks(draft, publishedByPath, scheduledByPath, root);
  for (const draft of scheduled)
    checkLinks(draft, new Map([...publishedByPath, ...scheduledByPath]), new Map(), root);
  assertNoArticleErrors(errors);
  const isShown = (routes as readonly Route[]).some(({ shows }) => shows === 'article');
  if (isShown && !publishedByPath.has(TEMPLATE))
    throw new Error(
      `/blogDetails shows ${TEMPLATE}, which is not published. Set TEMPLATE in src/site/articles.ts to another article.`,
    );
  return {
    articles: published
      .map((draft) => articleOf(draft, root))
      .toSorted((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path)),
    scheduled: scheduled.map(({ file, data }) => ({ file, date: data.date })),
  };
}
