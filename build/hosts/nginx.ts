import { getCacheControl, contentTypes, methods } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries, quote } from './hosting.ts';

const createHeader = (name: string, value: string) => `add_header ${name} ${quote(value)} always;`;

/**
 * Returns site-headers.conf. A block that has an `add_header` inherits no headers from the surrounding block, so it
 * must include this file.
 */
export const createNginxHeaders = ({ headers }: Hosting) =>
  `${mapEntries(headers, createHeader).join('\n')}\n`;

const typesAndExtensions = Object.entries(contentTypes).map(
  ([extension, type]) => [type.split(';')[0], extension] as const,
);
const textTypes = typesAndExtensions
  .filter(([, extension]) => contentTypes[extension]?.includes('charset'))
  .map(([type]) => type);

/**
 * Returns the locations of the pages in a folder, and of their error page. `404` has its own location, because
 * `$uri.html` would find the error page and serve it with status 200. A location with an `error_page` inherits no
 * `error_page` from the server block, so it repeats this directive for status 416.
 * @param folder the path, with a slash at both ends
 */
function createPageLocations(folder: string): string {
  const errorPage = `error_page 404 ${folder}404.html;`;
  return `location = ${folder}404 { ${errorPage} return 404; }
location = ${folder}404.html { ${errorPage} internal; }
location ${folder} {
  ${errorPage}
  error_page 416 @beyond;
  try_files $uri $uri.html =404;
}
`;
}

/** Returns the rules of the site, for a `server` block that sets the port and the path of dist/. */
export const createNginxSite = ({
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
${createHeader('Cache-Control', getCacheControl('/'))}

error_page 404 /404.html;

# Requests with other methods than these get status 405.
if ($request_method !~ ^(${methods.join('|')})$) { return 405; }
error_page 405 @refused;
location @refused {
  include site-headers.conf;
  ${createHeader('Cache-Control', getCacheControl('/'))}
  ${createHeader('Allow', methods.join(', '))}
  return 405;
}

# A range beyond the end of a file gets status 416. That response already has the headers of the server block, and
# @beyond must not inherit them again. A block with an add_header inherits no headers, and nginx sends no empty header.
error_page 416 @beyond;
location @beyond {
  add_header Vary "";
  return 416;
}

# Visitors get no hidden files, files for other hosts or compressed copies.
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/_(headers|redirects)$ { return 404; }
location ~ \\.(br|gz)$ { return 404; }

# Removes a slash at the end of the path.
rewrite ^(/.+)/$ $1;

${mapEntries(redirects, (from, to) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}

location = / { try_files /index.html =404; }
${['/', ...languages.map((language) => `/${language}/`)].map(createPageLocations).join('')}
location /assets/ {
  include site-headers.conf;
  ${createHeader('Cache-Control', getCacheControl('/assets/'))}
  try_files $uri =404;
}
`;
