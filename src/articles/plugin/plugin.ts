import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Environment, Plugin } from 'vite';
import { locales } from '../../site/languages.ts';
import type { Language } from '../../site/languages.ts';

type Modules = typeof import('./modules.ts');

const SOURCE = './src/articles/plugin/modules.ts';
const FOLDERS = ['src/articles/texts', 'src/site'];
const PREFIX = 'virtual:articles/';
/** The prefix of resolved ids. By Rollup's convention, other plugins ignore ids that start with it. */
const RESOLVED_PREFIX = '\0';

/** Returns the code of a module with these exports. */
const createCode = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/**
 * Returns the language of a Vite environment, which is one of its `resolve.conditions`. The condition also resolves
 * imports such as `#words` (package.json).
 */
const findLanguage = ({ config }: Pick<Environment, 'config'>) =>
  (Object.keys(locales) as Language[]).find((language) => config.resolve.conditions.includes(language)) ??
  'en';

/**
 * Provides the articles of src/articles/texts/ as virtual modules, such as 'virtual:articles/recent'. The plugin
 * imports modules.ts only when it needs the articles. With a static import, the development server would restart after
 * each change of the data that modules.ts imports.
 */
export function articles(): Plugin {
  let root = '.';
  let importModules: (() => Promise<Modules>) | undefined;
  let importedModules: Modules | undefined;
  let articlesPromise: ReturnType<Modules['readArticles']> | undefined;
  /** Imports modules.ts and reads the articles. In development, does so again after a change. */
  async function readModulesAndArticles() {
    importModules ??= async () =>
      importedModules ??
      (await runnerImport<Modules>(SOURCE, { root, configFile: false, logLevel: 'error' })).module;
    const current = await importModules();
    if (importedModules !== current) articlesPromise = undefined;
    importedModules = current;
    articlesPromise ??= current.readArticles(root);
    return { modules: current.modules, articlesByLanguage: await articlesPromise };
  }
  return {
    name: 'articles',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!id.startsWith(RESOLVED_PREFIX + PREFIX)) return undefined;
      const { modules, articlesByLanguage } = await readModulesAndArticles();
      const createExports = modules[id.slice((RESOLVED_PREFIX + PREFIX).length)];
      if (!createExports) return undefined;
      const language = findLanguage(this.environment);
      const translated = articlesByLanguage.translated[language as Language];
      return createCode(createExports(translated ?? articlesByLanguage.articles, language));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `${RESOLVED_PREFIX}${id}` : undefined),
    async buildStart() {
      if (importModules) return; // in development, `load` reads the articles later
      const { scheduled, notices } = (await readModulesAndArticles()).articlesByLanguage;
      for (const notice of notices) this.warn(notice);
      for (const { file, date } of scheduled)
        this.info(`${file} is published by the first build on or after ${date}.`);
    },
    configureServer(server) {
      // Vitest keeps the loader of the build, because `ssrLoadModule` would transform the packages of modules.ts.
      if (server.config.mode !== 'test')
        importModules = () => server.ssrLoadModule(SOURCE.slice(1)) as Promise<Modules>;
      const [articleFolder = '', siteFolder = ''] = FOLDERS.map((folder) => resolve(root, folder));
      server.watcher.add(articleFolder);
      server.watcher.on('all', (_event, file) => {
        const isArticle = file.startsWith(articleFolder);
        if (!isArticle && !file.startsWith(siteFolder)) return;
        articlesPromise = undefined;
        for (const { moduleGraph } of Object.values(server.environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (id.startsWith(RESOLVED_PREFIX + PREFIX)) moduleGraph.invalidateModule(module);
        if (isArticle) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
