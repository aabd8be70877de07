import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const PLACEHOLDER = "--registrations: ''";

/** Writes the name and the registrations of the firm into print.css, for the foot of each printed page. */
export function printRegistrations(): Plugin {
  let root = '.';
  const load = async <Module>(file: string) =>
    (await runnerImport<Module>(join(root, file), { root, configFile: false, logLevel: 'error' })).module;
  return {
    name: 'print-registrations',
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
        const text = [firm.name, ...formatShortRegistrations(legalDetails)].join(' · ');
        if (!code.includes(PLACEHOLDER)) throw new Error(`src/styles/print.css has no ${PLACEHOLDER}`);
        return code.replace(PLACEHOLDER, `--registrations: ${JSON.stringify(text)}`);
      },
    },
  };
}
