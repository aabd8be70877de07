import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PER_PAGE } from '../data/article.ts';
import { TEMPLATE } from '../../site/articles.ts';
import type { Article, Teaser } from '../data/article.ts';
import { neighboursOf, topicsOf } from '../data/article-lists.ts';
import { FOLDER, readArticles } from './read.ts';
import type { Articles } from './read.ts';

const PREFIX = 'virtual:articles/';
const RESOLVED_PREFIX = '\0'; // the convention for virtual modules, which other plugins then ignore

const teaser = ({ path, title, summary, date, minutes, services, rosette }: Article): Teaser => ({
  path,
  title,
  summary,
  date,
  minutes,
  services,
  rosette,
});

/**
 * The exports of each module (src/articles/data/virtual-modules.d.ts): only what its users need, since most are sent to the browser.
 */
const modules: Record<string, (all: Articles) => object> = {
  recent: ({ articles }) => ({ recent: articles.slice(0, 2).map(teaser) }),
  'first-page': ({ articles }) => ({
    teasers: articles.slice(0, PER_PAGE).map(teaser),
    pages: Math.ceil(articles.length / PER_PAGE),
    topics: topicsOf(articles),
  }),
  'by-service': ({ articles }) => ({
    byService: Object.fromEntries(
      topicsOf(articles).map(({ service }) => [
        service,
        articles
          .filter(({ services }) => services.includes(service))
          .slice(0, 2)
          .map(teaser),
      ]),
    ),
  }),
  template: ({ articles }) => {
    const article = articles.find(({ path }) => path === TEMPLATE);
    const others = articles.filter(({ path }) => path !== TEMPLATE).slice(0, 3);
    const { older, newer } = neighboursOf(articles, TEMPLATE);
    return {
      article,
      neighbours: { ...(older && { older: teaser(older) }), ...(newer && { newer: teaser(newer) }) },
      others: others.map(teaser),
    };
  },
  all: ({ articles }) => ({ articles }),
};

const code = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** Provides the articles, from the Markdown in src/articles/texts/: `import … from 'virtual:articles/recent'`. */
export function articles(): Plugin {
  let root = '.';
  let reading: Promise<Articles> | undefined;
  const read = () => (reading ??= readArticles(root));
  return {
    name: 'articles',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      for (const { file, date } of (await read()).scheduled)
        this.info(`${file} is published by the first build on or after ${date}.`);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `${RESOLVED_PREFIX}${id}` : undefined),
    async load(id) {
      const make =
        id.startsWith(RESOLVED_PREFIX + PREFIX) && modules[id.slice((RESOLVED_PREFIX + PREFIX).length)];
      return make ? code(make(await read())) : undefined;
    },
    configureServer(server) {
      const folder = resolve(root, FOLDER);
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        reading = undefined;
        for (const { moduleGraph } of Object.values(server.environments))
          for (const name of Object.keys(modules)) {
            const module = moduleGraph.getModuleById(`${RESOLVED_PREFIX}${PREFIX}${name}`);
            if (module) moduleGraph.invalidateModule(module);
          }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
