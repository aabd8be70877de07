import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { importBuiltServer } from './built-server.ts';
import { createSiteListener } from './static-host.ts';

/** Makes `vite preview` serve dist/ like the hosts of build/hosts/. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      server.middlewares.use(
        createSiteListener(resolve(root, build.outDir), await importBuiltServer(root, build.outDir)),
      );
    },
  };
}
