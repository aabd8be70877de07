import { cacheControl, compressed, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { escaped, lines, quoted } from './hosting.ts';

const texts = `(${compressed.join('|')})`;
const codings = { br: 'br', gz: 'gzip' };

/**
 * `.htaccess` at the root of the site: needs mod_headers, mod_mime and mod_rewrite, and `AllowOverride All`.
 * A rule file is run again after each rewrite, so whatever a visitor may not ask for is told by %{THE_REQUEST}.
 */
export const htaccess = ({ headers, redirects }: Hosting) => `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

${lines(headers, (name, value) => `Header always set ${name} ${quoted(value)}`).join('\n')}
Header always set Cache-Control ${quoted(cacheControl('/'))}
Header always set Cache-Control ${quoted(cacheControl('/assets/'))} "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} -lt 400"

${lines(contentTypes, (kind, type) => `AddType ${quoted(type)} .${kind}`).join('\n')}
${lines(codings, (suffix, coding) => `RemoveType .${suffix}\nRemoveLanguage .${suffix}\nAddEncoding ${coding} .${suffix}`).join('\n')}
RemoveLanguage .en
<FilesMatch "\\.${texts}(\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^ - [END]
RewriteRule (^|/)\\.(?!well-known(/|$)) - [R=404,L]
RewriteRule ^_(headers|redirects)$ - [R=404,L]
RewriteCond %{THE_REQUEST} "^\\S+ /404(\\.html)?[ ?]" [OR]
RewriteCond %{THE_REQUEST} "^\\S+ [^ ?]*\\.(br|gz)[ ?]"
RewriteRule ^ - [R=404,L]
${lines(
  redirects,
  (from, to) => `RewriteCond %{THE_REQUEST} "^\\S+ ${escaped(from)}/?[ ?]"\nRewriteRule ^ ${to} [R=301,L]`,
).join('\n')}

RewriteCond %{DOCUMENT_ROOT}/$1 !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/?$ /$1.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteRule ^$ /index.html
${lines(codings, (suffix, coding) =>
  [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b`,
    `RewriteCond %{DOCUMENT_ROOT}/$1.${suffix} -f`,
    `RewriteRule ^/?(.+\\.${texts})$ /$1.${suffix} [END]`,
  ].join('\n'),
).join('\n')}
`;
