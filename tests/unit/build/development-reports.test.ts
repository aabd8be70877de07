import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { developmentReports } from '../../../src/build/development-reports.ts';

it('loads no modules beside a script that loads them itself, such as `npm run pictures`', () => {
  const loadsNothing = {
    config: { server: { middlewareMode: true } },
    get watcher(): never {
      throw new Error('the files are watched');
    },
  } as unknown as ViteDevServer;
  const { configureServer } = developmentReports();
  if (typeof configureServer !== 'function') throw new Error('the plugin has no hook');
  expect(configureServer.call({} as never, loadsNothing)).toBeUndefined();
});
