import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../data/article.ts';
import { TEMPLATE } from '../../site/articles.ts';
import type { Language } from '../../site/languages.ts';
import { languages } from '../../site/published-languages.ts';
import { route } from '../../site/page-info.ts';
import { firm } from '../../site/firm.ts';
import { seals } from '../../site/seals.ts';
import { shareImage } from '../../site/structured-data.ts';
import { lengthOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { readDrafts, readTranslations, reportUnknownFolders } from './drafts.ts';
import { assertNoArticleErrors } from './article-error.ts';
import type { ArticleError } from './article-error.ts';
import { checkLinks } from './links.ts';
import { routes } from '../../site/routes.ts';
import type { Route } from '../../site/routes.ts';
import { typeset } from './inline-text.ts';

export interface Articles {
  /** Published articles, newest first. */
  articles: readonly Article[];
  /** The articles in other languages. Articles without a translation are in English. */
  translated: Readonly<Partial<Record<Language, readonly Article[]>>>;
  /** Files that are not published yet, because their date is in the future. */
  scheduled: readonly { file: string; date: string }[];
  /** Missing pictures of translated articles. */
  notices: readonly string[];
}

/** Returns the date at the office, such as '2026-01-12'. */
export const today = (now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: firm.clock.zone }).format(now);

function articleOf(
  { path, data, body }: Draft,
  root: string,
  published: Article['languages'],
  folder = '',
): Article {
  const service = route(data.services[0]!);
  const pictures = [shareImage({ path }, folder), shareImage({ path }, '')];
  const picture = pictures.find((one) => existsSync(join(root, 'public', one)));
  return {
    ...data,
    path,
    title: typeset(data.title),
    summary: typeset(data.summary),
    ...lengthOf(body.blocks),
    languages: published,
    image: picture ?? shareImage(service, folder),
    rosette: service.rosette ?? seals.articles,
    blocks: body.blocks,
  };
}

const byPath = (drafts: readonly Draft[]) =>
  new Map<string, Draft>(drafts.map((draft) => [draft.path, draft]));

const newestFirst = (articles: readonly Article[]) =>
  articles.toSorted((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));

/**
 * Parses all articles.
 * @param day the date at the office; articles with a later date are left out
 * @throws Error that lists every error in every article, with file, line and fix
 */
export async function readArticles(root = '.', day = today()): Promise<Articles> {
  const errors: ArticleError[] = [];
  reportUnknownFolders(root, errors);
  const drafts = await readDrafts(root, errors);
  const published = byPath(drafts.filter(({ data }) => data.date <= day));
  const scheduled = drafts.filter(({ data }) => data.date > day);
  for (const draft of published.values()) checkLinks(draft, published, byPath(scheduled), root);
  for (const draft of scheduled) checkLinks(draft, byPath(drafts), new Map(), root);
  const translations = new Map<Language, ReadonlyMap<string, Draft>>();
  for (const language of languages) {
    const own = await readTranslations(language, drafts, root, errors);
    const isPublished = ({ path, data }: Draft) => data.date <= day && published.has(path);
    const shown = byPath(own.filter(isPublished));
    const later = own.filter((draft) => !isPublished(draft));
    for (const draft of shown.values())
      checkLinks(draft, new Map([...published, ...shown]), byPath(scheduled), root);
    for (const draft of later) checkLinks(draft, byPath([...drafts, ...own]), new Map(), root);
    scheduled.push(...later);
    translations.set(language, shown);
  }
  assertNoArticleErrors(errors);
  const isShown = (routes as readonly Route[]).some(({ shows }) => shows === 'article');
  if (isShown && !published.has(TEMPLATE))
    throw new Error(
      `/blogDetails shows ${TEMPLATE}, which is not published. Set TEMPLATE in src/site/articles.ts to another article.`,
    );
  const languagesOf = (path: string) => [
    'en' as const,
    ...languages.filter((name) => translations.get(name)?.has(path)),
  ];
  const english = [...published.values()].map((draft) => articleOf(draft, root, languagesOf(draft.path)));
  const articlesIn = (language: Language) =>
    english.map((article) => {
      const draft = translations.get(language)?.get(article.path);
      return draft ? articleOf(draft, root, article.languages, `/${language}`) : article;
    });
  const notices = languages.flatMap((language) =>
    articlesIn(language)
      .filter((article) => article.languages.includes(language))
      .map(({ path, image }) => ({ path, image, own: shareImage({ path }, `/${language}`) }))
      .filter(({ image, own }) => image !== own)
      .map(
        ({ path, image, own }) =>
          `public${own} is missing; /${language}${path} is shared with ${image}. Run npm run pictures -- missing.`,
      ),
  );
  return {
    articles: newestFirst(english),
    translated: Object.fromEntries(languages.map((name) => [name, newestFirst(articlesIn(name))])),
    scheduled: scheduled.map(({ file, data }) => ({ file, date: data.date })),
    notices,
  };
}
