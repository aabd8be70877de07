import {
  getCacheControl,
  codings,
  compressedExtensions,
  contentTypes,
  methods,
  createCodingPattern,
} from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries, quote } from './hosting.ts';
import { escapeRegExp } from '../escape-regexp.ts';

const textExtensions = `(${compressedExtensions.join('|')})`;

const refuseMethods = `# Requests with other methods than these get status 405.
RewriteCond %{REQUEST_METHOD} !^(${methods.join('|')})$
RewriteRule ^ - [R=405,L]`;

const hideFiles = `# Visitors get no hidden files, files for other hosts, error pages or compressed copies.
RewriteRule (^|/)\\.(?!well-known(/|$)) - [R=404,L]
RewriteRule ^(_(headers|redirects)|([a-z][a-z]/)?404(\\.html)?|.*\\.(br|gz))/?$ - [R=404,L]`;

const removeSlash = `# Removes a slash at the end of the path.
RewriteRule ^(.+)/$ /$1 [DPI]`;

const addHtml = `# Serves about.html for /about.
RewriteCond %{DOCUMENT_ROOT}/$1 !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^/?(.+)$ /$1.html`;

const handleFolders = `# Serves index.html for the root. Other folders have no page, so they get status 404.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteRule ^$ /index.html`;

/**
 * The rules for the path that the client requests. Apache runs an `.htaccess` again after each rewrite and for the
 * error page. In these runs REDIRECT_STATUS is set, and `skipRequestRules` skips these rules.
 */
const requestRules = [refuseMethods, hideFiles, removeSlash, addHtml, handleFolders].join('\n');

const skipRequestRules = `RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [S=${requestRules.match(/^RewriteRule/gm)?.length}]`;

const sendCompressedCopy = (
  coding: string,
  extension: string,
) => `# Sends the .${extension} copy of a text file.
RewriteCond %{HTTP:Accept-Encoding} "${createCodingPattern(coding)}" [NC]
RewriteCond %{DOCUMENT_ROOT}/$1.${extension} -f
RewriteRule ^/?(.+\\.${textExtensions})$ /$1.${extension} [END]`;

/**
 * Returns `.htaccess` for the root of the site. It requires mod_alias, mod_headers, mod_mime and mod_rewrite, and
 * `AllowOverride All`. Before version 2.4.58, Apache redirects only to absolute URLs.
 */
export const createHtaccess = ({ headers, redirects, languages }: Hosting) => `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
${languages
  .map(
    (language) => `<If "%{REQUEST_URI} =~ m#^/${language}/#">
  ErrorDocument 404 /${language}/404.html
</If>
`,
  )
  .join('')}# With its built-in page for 405, Apache would send a second Allow header.
ErrorDocument 405 /404.html

${mapEntries(headers, (name, value) => `Header always set ${name} ${quote(value)}`).join('\n')}
Header always set Allow ${quote(methods.join(', '))} "expr=%{REQUEST_STATUS} == 405"
Header always set Cache-Control ${quote(getCacheControl('/'))}
Header always set Cache-Control ${quote(getCacheControl('/assets/'))} "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} -lt 400"

${mapEntries(contentTypes, (kind, type) => `AddType ${quote(type)} .${kind}`).join('\n')}
# Apache may take .br for a language and .gz for a type, but they are content codings.
${mapEntries(codings, (coding, suffix) => `RemoveType .${suffix}\nRemoveLanguage .${suffix}\nAddEncoding ${coding} .${suffix}`).join('\n')}
RemoveLanguage .en
<FilesMatch "\\.${textExtensions}(\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

# Redirects only the path that the client requests, not a rewritten one, and only allowed methods.
<IfModule mod_version.c>
  <IfVersion >= 2.4.58>
    RedirectRelative On
  </IfVersion>
</IfModule>
<If "-z reqenv('REDIRECT_STATUS') && %{REQUEST_METHOD} in { ${methods.map((name) => `'${name}'`).join(', ')} }">
${mapEntries(redirects, (from, to) => `  RedirectMatch 301 ^${escapeRegExp(from)}/?$ ${to}`).join('\n')}
</If>

RewriteEngine On
${skipRequestRules}
${requestRules}
${mapEntries(codings, sendCompressedCopy).join('\n')}
`;
