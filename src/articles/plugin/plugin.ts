import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Environment, Plugin } from 'vite';
import { locales } from '../../site/languages.ts';
import type { Language } from '../../site/languages.ts';

type Modules = typeof import('./modules.ts');

const SOURCE = './src/articles/plugin/modules.ts';
const FOLDERS = ['src/articles/texts', 'src/site'];
const PREFIX = 'virtual:articles/';
/** The prefix of resolved ids. By convention, other plugins ignore ids that start with \0. */
const RESOLVED_PREFIX = '\0';

/** Returns the code of a module that exports the values. */
const createCode = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/**
 * Returns the language of a Vite environment. Each environment has its language as a condition, by which imports such
 * as `#words` are resolved (package.json).
 */
const findLanguage = ({ config }: Pick<Environment, 'config'>) =>
  (Object.keys(locales) as Language[]).find((language) => config.resolve.conditions.includes(language)) ??
  'en';

/**
 * Provides the articles of src/articles/texts/ as virtual modules, such as 'virtual:articles/recent'. The plugin
 * imports the data of the site at run time. If it imported them statically, the development server would restart at
 * each change of the data.
 */
export function articles(): Plugin {
  let root = '.';
  let importModules: (() => Promise<Modules>) | undefined;
  let importedModules: Modules | undefined;
  let articlesPromise: ReturnType<Modules['readArticles']> | undefined;
  /** Returns `modules` of modules.ts and the articles. After a change, it reads both again. */
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
      // Vitest must not use this loader, because it would transform the packages that the modules import.
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
