import { cacheControl, contentTypes, methods } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries, quote } from './hosting.ts';

const header = (name: string, value: string) => `add_header ${name} ${quote(value)} always;`;

/**
 * Returns the file of the headers. Blocks with an `add_header` include this file again, because `add_header` drops all
 * inherited headers.
 */
export const nginxHeaders = ({ headers }: Hosting) => `${mapEntries(headers, header).join('\n')}\n`;

const types = Object.entries(contentTypes).map(([kind, type]) => [type.split(';')[0], kind] as const);
const texts = types.filter(([, kind]) => contentTypes[kind]?.includes('charset')).map(([type]) => type);

/** Returns the rules of the site. The `server` block that includes them sets the listener and the path of dist/. */
export const nginxSite = ({
  redirects,
  languages,
}: Hosting) => `# Include in a server block, with site-headers.conf beside it.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};
default_type application/octet-stream;
types {
${types.map(([type, kind]) => `  ${type} ${kind};`).join('\n')}
}

# dist/ holds .gz and .br beside each text. For .br load ngx_brotli (Debian: libnginx-mod-http-brotli-static)
# and add: brotli_static on;
gzip_static on;
gzip_vary on;

include site-headers.conf;
${header('Cache-Control', cacheControl('/'))}

error_page 404 /404.html;
location = /404.html { internal; }
if ($request_method !~ ^(${methods.join('|')})$) { return 405; }
error_page 405 @refused;
location @refused {
  include site-headers.conf;
  ${header('Cache-Control', cacheControl('/'))}
  ${header('Allow', methods.join(', '))}
  return 405;
}
# The headers are on this answer already; an empty one of its own keeps the block from inheriting them once more.
error_page 416 @beyond;
location @beyond {
  add_header Vary "";
  return 416;
}
location = /404 { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/_(headers|redirects)$ { return 404; }
location ~ \\.(br|gz)$ { return 404; }

rewrite ^(/.+)/$ $1;
${mapEntries(redirects, (from, to) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}

location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
${languages
  .map(
    (language) => `location = /${language}/404 { error_page 404 /${language}/404.html; return 404; }
location = /${language}/404.html { error_page 404 /${language}/404.html; internal; }
location /${language}/ {
  error_page 404 /${language}/404.html;
  error_page 416 @beyond;
  try_files $uri $uri.html =404;
}
`,
  )
  .join('')}location /assets/ {
  include site-headers.conf;
  ${header('Cache-Control', cacheControl('/assets/'))}
  try_files $uri =404;
}
`;
