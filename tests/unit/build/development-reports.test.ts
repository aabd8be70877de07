import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { developmentReports } from '../../../build/development-reports.ts';

it('does nothing in middleware mode, which scripts use to load modules', () => {
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
