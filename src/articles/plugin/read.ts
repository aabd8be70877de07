import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../data/article.ts';
import { EXAMPLE_ARTICLE } from '../../site/articles.ts';
import type { Language } from '../../site/languages.ts';
import { languages } from '../../site/published-languages.ts';
import { getRoute } from '../../site/page-info.ts';
import { firm } from '../../site/firm.ts';
import { seals } from '../../site/seals.ts';
import { getShareImagePath } from '../../site/structured-data.ts';
import { measureLength } from './draft.ts';
import type { Draft } from './draft.ts';
import { readDrafts, readTranslations, reportUnknownFolders } from './drafts.ts';
import { assertNoArticleErrors } from './article-error.ts';
import type { ArticleError } from './article-error.ts';
import { checkLinks } from './links.ts';
import { routes } from '../../site/routes.ts';
import type { Route } from '../../site/routes.ts';
import { applyTypography } from './inline-text.ts';

export interface Articles {
  /** The published articles in English, with the newest first. */
  articles: readonly Article[];
  /** The same articles in each other language. An article without a translation is in English. */
  translated: Readonly<Partial<Record<Language, readonly Article[]>>>;
  /** The files whose date, or the date of their English article, is in the future. */
  scheduled: readonly { file: string; date: string }[];
  /** Notices about translations without a share image in their language. */
  notices: readonly string[];
}

/** Returns today's date in the firm's time zone, such as '2026-01-12'. */
export const getToday = (now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: firm.clock.zone }).format(now);

/**
 * Creates an article from its draft.
 * @param folder the language's folder in the path of the share image, such as '/hi'
 */
function createArticle(
  { path, data, body }: Draft,
  root: string,
  publishedLanguages: Article['languages'],
  folder = '',
): Article {
  const service = getRoute(data.services[0]!);
  const ownImages = [getShareImagePath({ path }, folder), getShareImagePath({ path }, '')];
  const ownImage = ownImages.find((image) => existsSync(join(root, 'public', image)));
  return {
    ...data,
    path,
    title: applyTypography(data.title),
    summary: applyTypography(data.summary),
    ...measureLength(body.blocks),
    languages: publishedLanguages,
    image: ownImage ?? getShareImagePath(service, folder),
    rosette: service.rosette ?? seals.articles,
    blocks: body.blocks,
  };
}

type DraftsByPath = ReadonlyMap<string, Draft>;

const mapByPath = (drafts: readonly Draft[]): DraftsByPath =>
  new Map(drafts.map((draft) => [draft.path, draft]));

const sortNewestFirst = (articles: readonly Article[]) =>
  articles.toSorted((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));

/** Throws an error if the article of the page `/blogDetails` is not published. */
function assertTemplateIsPublished(published: DraftsByPath): void {
  const hasTemplatePage = (routes as readonly Route[]).some(({ subject }) => subject === 'article');
  if (hasTemplatePage && !published.has(EXAMPLE_ARTICLE))
    throw new Error(
      `/blogDetails shows ${EXAMPLE_ARTICLE}, which is not published. Set EXAMPLE_ARTICLE in src/site/articles.ts to another article.`,
    );
}

/** Returns a notice for each translation into a language that has no share image in this language. */
function findMissingImages(articles: readonly Article[], language: Language): string[] {
  return articles
    .filter(({ languages: published }) => published.includes(language))
    .map(({ path, image }) => ({ path, image, ownImage: getShareImagePath({ path }, `/${language}`) }))
    .filter(({ image, ownImage }) => image !== ownImage)
    .map(
      ({ path, image, ownImage }) =>
        `public${ownImage} is missing; /${language}${path} is shared with ${image}. Run npm run pictures -- missing.`,
    );
}

/**
 * Parses all articles.
 * @param day the date in the firm's time zone; articles with a later date are scheduled
 * @throws Error that lists every error in every article, with file, line and fix
 */
export async function readArticles(root = '.', day = getToday()): Promise<Articles> {
  const errors: ArticleError[] = [];
  reportUnknownFolders(root, errors);

  const drafts = await readDrafts(root, errors);
  const published = mapByPath(drafts.filter(({ data }) => data.date <= day));
  const scheduled = drafts.filter(({ data }) => data.date > day);
  for (const draft of published.values()) checkLinks(draft, published, mapByPath(scheduled), root);
  for (const draft of scheduled) checkLinks(draft, mapByPath(drafts), new Map(), root);

  const publishedTranslations = new Map<Language, DraftsByPath>();
  for (const language of languages) {
    const translations = await readTranslations(language, drafts, root, errors);
    const isPublished = ({ path, data }: Draft) => data.date <= day && published.has(path);
    const publishedNow = mapByPath(translations.filter(isPublished));
    const publishedLater = translations.filter((draft) => !isPublished(draft));
    for (const draft of publishedNow.values())
      checkLinks(draft, new Map([...published, ...publishedNow]), mapByPath(scheduled), root);
    for (const draft of publishedLater)
      checkLinks(draft, mapByPath([...drafts, ...translations]), new Map(), root);
    scheduled.push(...publishedLater);
    publishedTranslations.set(language, publishedNow);
  }
  assertNoArticleErrors(errors);
  assertTemplateIsPublished(published);

  const listLanguages = (path: string) => [
    'en' as const,
    ...languages.filter((language) => publishedTranslations.get(language)?.has(path)),
  ];
  const english = [...published.values()].map((draft) =>
    createArticle(draft, root, listLanguages(draft.path)),
  );
  const translate = (language: Language) =>
    english.map((article) => {
      const draft = publishedTranslations.get(language)?.get(article.path);
      return draft ? createArticle(draft, root, article.languages, `/${language}`) : article;
    });
  const translated = new Map(languages.map((language) => [language, translate(language)]));
  return {
    articles: sortNewestFirst(english),
    translated: Object.fromEntries(
      [...translated].map(([language, articles]) => [language, sortNewestFirst(articles)]),
    ),
    scheduled: scheduled.map(({ file, data }) => ({ file, date: data.date })),
    notices: [...translated].flatMap(([language, articles]) => findMissingImages(articles, language)),
  };
}
