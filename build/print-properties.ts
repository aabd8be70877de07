import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

/**
 * Writes details of the firm into custom properties of print.css. The firm's name and registrations are for the foot of
 * each printed page. The host of the site is for the URLs of links.
 */
export function printProperties(): Plugin {
  let root = '.';
  const load = async <Module>(file: string) =>
    (await runnerImport<Module>(join(root, file), { root, configFile: false, logLevel: 'error' })).module;
  return {
    name: 'print-properties',
    enforce: 'pre', // before Tailwind
    configResolved(config) {
      ({ root } = config);
    },
    transform: {
      filter: { id: /\/styles\/print\.css(?:\?|$)/ },
      async handler(code) {
        const { firm } = await load<typeof import('../src/site/firm.ts')>('src/site/firm.ts');
        const { legalDetails } =
          await load<typeof import('../src/site/legal-details.ts')>('src/site/legal-details.ts');
        const { formatShortRegistrations } =
          await load<typeof import('../src/site/registrations.ts')>('src/site/registrations.ts');
        const details = {
          registrations: [firm.name, ...formatShortRegistrations(legalDetails)].join(' · '),
          site: new URL(firm.siteUrl).host,
        };
        return Object.entries(details).reduce((css, [name, text]) => {
          const placeholder = `--${name}: '${name}'`;
          if (!css.includes(placeholder)) throw new Error(`src/styles/print.css has no ${placeholder}`);
          return css.replace(placeholder, `--${name}: ${JSON.stringify(text)}`);
        }, code);
      },
    },
  };
}
