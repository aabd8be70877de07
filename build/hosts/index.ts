import { createHtaccess } from './apache.ts';
import { createCaddyfile } from './caddy.ts';
import type { Hosting } from './hosting.ts';
import { createHeadersFile, createRedirectsFile } from './netlify.ts';
import { createNginxHeaders, createNginxSite } from './nginx.ts';

/** Returns the configuration files that hosts read from dist/. Visitors cannot download them. */
export const createSiteFolderFiles = (hosting: Hosting) => ({
  _headers: createHeadersFile(hosting),
  _redirects: createRedirectsFile(hosting),
  '.htaccess': createHtaccess(hosting),
});

/**
 * Returns the configuration files of hosts that read them from another folder. In dist/, visitors could download them.
 */
export const createHostConfigFiles = (hosting: Hosting) => ({
  'nginx/site.conf': createNginxSite(hosting),
  'nginx/site-headers.conf': createNginxHeaders(hosting),
  Caddyfile: createCaddyfile(hosting),
});

export { createVercelFile } from './vercel.ts';
