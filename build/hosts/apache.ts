import { cacheControl, codings, compressed, contentTypes, methods, acceptsCoding } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries, quote } from './hosting.ts';
import { escapeRegExp } from '../escape-regexp.ts';

const texts = `(${compressed.join('|')})`;

/**
 * The rules for the path that the client requests. Apache applies an `.htaccess` again after each rewrite and for the
 * error page. REDIRECT_STATUS is then set, and the first rule below skips these rules.
 */
const requestRules = `RewriteCond %{REQUEST_METHOD} !^(${methods.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule (^|/)\\.(?!well-known(/|$)) - [R=404,L]
RewriteRule ^(_(headers|redirects)|([a-z][a-z]/)?404(\\.html)?|.*\\.(br|gz))/?$ - [R=404,L]
RewriteRule ^(.+)/$ /$1 [DPI]
RewriteCond %{DOCUMENT_ROOT}/$1 !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^/?(.+)$ /$1.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteRule ^$ /index.html`;
const ruleCount = requestRules.match(/^RewriteRule/gm)?.length;

/**
 * Returns `.htaccess` for the root of the site. It requires mod_alias, mod_headers, mod_mime and mod_rewrite, and
 * `AllowOverride All`. Before version 2.4.58, Apache redirects only to absolute URLs.
 */
export const htaccess = ({ headers, redirects, languages }: Hosting) => `Options -Indexes -MultiViews
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
  .join('')}# This must be a file: with its own text, Apache would send a second Allow header.
ErrorDocument 405 /404.html

${mapEntries(headers, (name, value) => `Header always set ${name} ${quote(value)}`).join('\n')}
Header always set Allow ${quote(methods.join(', '))} "expr=%{REQUEST_STATUS} == 405"
Header always set Cache-Control ${quote(cacheControl('/'))}
Header always set Cache-Control ${quote(cacheControl('/assets/'))} "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} -lt 400"

${mapEntries(contentTypes, (kind, type) => `AddType ${quote(type)} .${kind}`).join('\n')}
${mapEntries(codings, (coding, suffix) => `RemoveType .${suffix}\nRemoveLanguage .${suffix}\nAddEncoding ${coding} .${suffix}`).join('\n')}
RemoveLanguage .en
<FilesMatch "\\.${texts}(\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

<IfModule mod_version.c>
  <IfVersion >= 2.4.58>
    RedirectRelative On
  </IfVersion>
</IfModule>
<If "-z reqenv('REDIRECT_STATUS') && %{REQUEST_METHOD} in { ${methods.map((name) => `'${name}'`).join(', ')} }">
${mapEntries(redirects, (from, to) => `  RedirectMatch 301 ^${escapeRegExp(from)}/?$ ${to}`).join('\n')}
</If>

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [S=${ruleCount}]
${requestRules}
${mapEntries(codings, (coding, suffix) =>
  [
    `RewriteCond %{HTTP:Accept-Encoding} "${acceptsCoding(coding)}" [NC]`,
    `RewriteCond %{DOCUMENT_ROOT}/$1.${suffix} -f`,
    `RewriteRule ^/?(.+\\.${texts})$ /$1.${suffix} [END]`,
  ].join('\n'),
).join('\n')}
`;
