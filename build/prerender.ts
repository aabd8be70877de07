import { defaultClientConditions, defaultServerConditions, runnerImport } from 'vite';
import type { EnvironmentOptions, Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import {
  BOOT_MANIFEST,
  importBuiltServer,
  getEnvironmentNames,
  getManifestPath,
  getServerFolder,
} from './built-server.ts';
import { createClientOutput } from './client-output.ts';
import { formatThemeError } from './theme-checks/theme-error.ts';
import { languages } from '../src/site/published-languages.ts';
import type { Language } from '../src/site/languages.ts';

/** Returns the options of a client build, for English or another language. */
const createClientBuild = (manifest: true | string, styleSheets: readonly string[]) => ({
  manifest,
  rolldownOptions: {
    preserveEntrySignatures: 'exports-only' as const, // keeps the exports of client.tsx, which the boot script calls
    optimization: { inlineConst: true }, // otherwise the words of all pages would be in one shared file
    output: createClientOutput(),
    input: ['src/app/client.tsx', ...styleSheets.map((name) => `src/styles/${name}.css`)],
  },
});

/**
 * Returns the options of a server build. The output is one file, because the build needs all modules at once anyway.
 */
const createServerBuild = (outDir: string) => ({
  outDir,
  emptyOutDir: true,
  copyPublicDir: false,
  chunkSizeWarningLimit: Infinity, // the size does not matter, because no visitor downloads the file
  rolldownOptions: { input: { server: 'build/server.tsx' }, output: { codeSplitting: false } },
});

/**
 * The environment of the boot script. The script is built separately from the client: a common build would put shared
 * code into a second file, and the browser would have to load that file before it can run the boot script.
 */
const bootEnvironment = {
  consumer: 'client',
  build: {
    manifest: BOOT_MANIFEST,
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: ['main', 'rotate-slides'].map((name) => `src/runtime/boot/${name}.ts`),
      optimization: { inlineConst: true },
    },
  },
} as const satisfies EnvironmentOptions;

/** Returns the client and server environments of a language other than English, by name. */
function createLanguageEnvironments(language: Language, outDir?: string): Record<string, EnvironmentOptions> {
  const { client, ssr } = getEnvironmentNames(language);
  return {
    [client]: {
      consumer: 'client',
      resolve: { conditions: [language, ...defaultClientConditions] },
      build: {
        ...createClientBuild(getManifestPath(language), [language]),
        copyPublicDir: false,
        emptyOutDir: false,
      },
    },
    [ssr]: {
      consumer: 'server',
      resolve: { conditions: [language, ...defaultServerConditions] },
      build: createServerBuild(getServerFolder(outDir, language)),
    },
  };
}

/**
 * Imports a module of the build at run time. With a static import, Vite would restart the development server when the
 * module changes.
 */
const load = async <Module>({ root }: ResolvedConfig, file: string): Promise<Module> =>
  (await runnerImport<Module>(file, { root, configFile: false, logLevel: 'error' })).module;

/** Returns the error that tailwind.config.ts throws, or an empty array if the theme is valid. */
async function findThemeErrors(config: ResolvedConfig): Promise<string[]> {
  try {
    await load(config, './tailwind.config.ts');
    return [];
  } catch (error) {
    return [formatThemeError(error) ?? (error as Error).message];
  }
}

/**
 * Warns of translations that may be out of date.
 * @throws Error with all errors in the sources, such as an invalid colour or a missing translation
 */
async function checkSources(config: ResolvedConfig): Promise<void> {
  const { findSourceErrors } = await load<typeof import('./source-errors.ts')>(
    config,
    './build/source-errors.ts',
  );
  const { assertNoErrors } = await load<typeof import('./check-site.ts')>(config, './build/check-site.ts');
  assertNoErrors([...(await findThemeErrors(config)), ...findSourceErrors()]);
  const { createStaleNotices } = await load<typeof import('./words/report-words.ts')>(
    config,
    './build/words/report-words.ts',
  );
  for (const notice of createStaleNotices()) config.logger.warn(notice);
}

/** Checks the sources, builds the environments one after the other, and writes the pages. */
async function buildSite(builder: ViteBuilder, config: ResolvedConfig): Promise<void> {
  await checkSources(config);
  const names = [
    'client',
    'boot',
    'ssr',
    ...languages.flatMap((name) => Object.values(getEnvironmentNames(name))),
  ];
  for (const name of names) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The environment ${name} is missing`);
    await builder.build(environment);
  }
  const { writePages } = await load<typeof import('./write-pages.ts')>(config, './build/write-pages.ts');
  const importServer = (language?: Language) => importBuiltServer(config.root, config.build.outDir, language);
  await writePages(config, await Promise.all([undefined, ...languages].map(importServer)));
}

/**
 * Makes `vite build` write an HTML file for each page in each language. In development, development-pages.ts renders
 * the same documents.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    config: ({ build }) => ({
      appType: 'custom',
      environments: {
        boot: bootEnvironment,
        client: { build: createClientBuild(true, ['index', 'print']) },
        ssr: { build: createServerBuild(getServerFolder(build?.outDir)) },
        ...Object.fromEntries(
          languages.flatMap((language) =>
            Object.entries(createLanguageEnvironments(language, build?.outDir)),
          ),
        ),
      },
      builder: { buildApp: (builder) => buildSite(builder, config) },
    }),
    configResolved(resolved) {
      config = resolved;
    },
  };
}
