import { getCacheControl, compressedExtensions, contentTypes, methods } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries, quote } from './hosting.ts';
import { escapeRegExp } from '../escape-regexp.ts';

/** Returns the Caddyfile. It reads the environment variables SITE_ADDRESS (host and port) and SITE_ROOT (dist/). */
export const createCaddyfile = ({ headers, redirects, languages }: Hosting) => `(site-headers) {
	header {
${mapEntries(headers, (name, value) => `\t\t${name} ${quote(value)}`).join('\n')}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}
	import site-headers
	# The names of files in /assets/ contain a hash, so browsers can cache them for longer.
	@hashed path /assets/*
	@other not path /assets/*
	header @hashed Cache-Control ${quote(getCacheControl('/assets/'))}
	header @other Cache-Control ${quote(getCacheControl('/'))}
${mapEntries(contentTypes, (kind, type) =>
  kind === 'html' ? '' : `\t@${kind} path *.${kind}\n\theader @${kind} Content-Type ${quote(type)}\n`,
).join('')}
	# {search} is the query with its question mark. Redirects append it.
	map {query} {search} {
		~^(.+)$ "?\${1}"
		default ""
	}
	route {
		# Requests with other methods than these get status 405.
		@refused not method ${methods.join(' ')}
		error @refused 405
${Object.entries(redirects)
  .map(
    ([from, to], i) =>
      `\t\t@moved${i} path_regexp ^${escapeRegExp(from)}/?$\n\t\tredir @moved${i} ${to}{search} 301\n`,
  )
  .join('')}
		# Removes a slash at the end of the path.
		@slashed path_regexp slashed ^(/.+)/$
		rewrite @slashed {re.slashed.1}
		# Visitors get no hidden files, files for other hosts, error pages or compressed copies.
		@hidden {
			path_regexp /\\.
			not path /.well-known/*
		}
		error @hidden 404
		@private path_regexp ^/(_headers|_redirects|([a-z][a-z]/)?404(\\.html)?)$|\\.(br|gz)$
		error @private 404
		@home path_regexp ^/$
		rewrite @home /index.html
		# Without this rule, a name that the file system rejects, such as a very long name, would get status 500.
		@absent not file {path} {path}.html
		error @absent 404
		# Serves about.html for /about.
		try_files {path} {path}.html
		@text path_regexp \\.(${compressedExtensions.join('|')})$
		header @text ?Vary Accept-Encoding
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import site-headers
		header Cache-Control ${quote(getCacheControl('/'))}
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			header Content-Type ${quote(contentTypes.html ?? '')}
			header ?Vary Accept-Encoding
			# With these request headers, Caddy would send the error page with status 304 or 206.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			# Selects the error page of the language.
			map {http.request.orig_uri.path} {folder} {
${languages.map((language) => `				~^/${language}/ /${language}\n`).join('')}				default ""
			}
			rewrite * {folder}/404.html
			file_server {
				precompressed br gzip
			}
		}
		handle {
			@refused expression \`{err.status_code} == 405\`
			header @refused Allow ${quote(methods.join(', '))}
			header Content-Type ${quote(contentTypes.txt ?? '')}
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`;
