import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { cacheControl, contentTypes, securityHeaders } from './headers.ts';
import { builtServer } from './pages.ts';

/** `vite preview` as a static host would serve dist/: shipped headers, brotli, redirects, a real 404 status. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    async configurePreviewServer(server) {
      const { firm, redirects } = await builtServer(server.config);
      const root = resolve(server.config.root, server.config.build.outDir);
      const headers = securityHeaders({ youtube: 'youtube' in firm.video });
      const files = sirv(root, {
        dev: true, // asks the disk each time, so that a build made meanwhile is served whole
        brotli: true,
        gzip: true,
        etag: true,
        extensions: ['html'],
        setHeaders: (response, path) => {
          response.setHeader('Cache-Control', cacheControl(path));
          const type = contentTypes[extname(path).slice(1)];
          if (type) response.setHeader('Content-Type', type);
        },
      });
      server.middlewares.use((request, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const target = redirects[pathname as keyof typeof redirects];
        if (target) response.writeHead(301, { Location: target + search }).end();
        else {
          files(request, response, () => {
            const missing = readFileSync(join(root, '404.html'));
            response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(missing);
          });
        }
      });
    },
  };
}
