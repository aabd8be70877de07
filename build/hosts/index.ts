import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import type { Hosting } from './hosting.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxHeaders, nginxSite } from './nginx.ts';

/** Returns the configuration files that hosts read from dist/. Visitors cannot download them. */
export const siteFolderFiles = (hosting: Hosting) => ({
  _headers: headersFile(hosting),
  _redirects: redirectsFile(hosting),
  '.htaccess': htaccess(hosting),
});

/** Returns the configuration files of hosts that read them elsewhere: from dist/, visitors could download them. */
export const hostConfigFiles = (hosting: Hosting) => ({
  'nginx/site.conf': nginxSite(hosting),
  'nginx/site-headers.conf': nginxHeaders(hosting),
  Caddyfile: caddyfile(hosting),
});

export { vercelFile } from './vercel.ts';
