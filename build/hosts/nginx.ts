import { cacheControl, contentTypes, methods } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries, quote } from './hosting.ts';

const header = (name: string, value: string) => `add_header ${name} ${quote(value)} always;`;

/**
 * Returns the file with the headers. A block that has an `add_header` must include this file, because nginx then ignores
 * the headers of the surrounding block.
 */
export const nginxHeaders = ({ headers }: Hosting) => `${mapEntries(headers, header).join('\n')}\n`;

const typesAndExtensions = Object.entries(contentTypes).map(
  ([extension, type]) => [type.split(';')[0], extension] as const,
);
const textTypes = typesAndExtensions
  .filter(([, extension]) => contentTypes[extension]?.includes('charset'))
  .map(([type]) => type);

/** Returns the rules of the site, for a `server` block that sets the port and the path of dist/. */
export const nginxSite = ({
  redirects,
  languages,
}: Hosting) => `# Include this file in a server block. It includes site-headers.conf from the same folder.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
default_type application/octet-stream;
types {
${typesAndExtensions.map(([type, extension]) => `  ${type} ${extension};`).join('\n')}
}

# dist/ has .gz and .br copies of each text file. To send the .br copies, load ngx_brotli (Debian:
# libnginx-mod-http-brotli-static) and add: brotli_static on;
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
# This response already has the headers. Because of the empty header, the block does not inherit them, which would send
# them twice.
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
