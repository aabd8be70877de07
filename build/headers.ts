import type { ThirdParties } from '../src/site/third-parties.ts';
import { offlineWorkerPolicy } from '../src/site/offline-worker.ts';
import { createSourceHash, inlineScript } from './first-paint.ts';

/* The headers of all responses. build/hosts/ writes them in the format of each host. */

/** The content security policy, without the origins of third parties. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'", // createPolicy() adds the hash of the inline script
  'style-src': "'self'",
  'style-src-elem': "'self' 'unsafe-inline'", // each page restricts this to its own styles by hash (first-paint.ts)
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'", // the search form needs it
  'frame-ancestors': "'none'",
  'upgrade-insecure-requests': '',
  'require-trusted-types-for': "'script'",
  'trusted-types': offlineWorkerPolicy,
};

interface HeaderOptions {
  /** Origins that the policy allows in addition to the site. */
  thirdParties?: ThirdParties;
  /** Omits `upgrade-insecure-requests`: localhost has no TLS, but Safari would request `https:`. */
  isLocal?: boolean;
  /** The text of the inline script that the policy allows. By default, it is the script of all pages. */
  script?: string;
}

/** For each kind of third-party use, the directive of the policy. */
const directives = {
  script: 'script-src',
  connect: 'connect-src',
  frame: 'frame-src',
  image: 'img-src',
} as const;

/** Returns the policy with the hash of the inline script, and each third party in the directives of its uses. */
function createPolicy(script: string, thirdParties: ThirdParties | undefined): Record<string, string> {
  const extendedPolicy: Record<string, string> = {
    ...policy,
    'script-src': `${policy['script-src']} ${createSourceHash(script)}`,
  };
  for (const use of ['script', 'connect', 'frame', 'image'] as const) {
    const directive = directives[use];
    const origins = new Set(thirdParties?.[use].map(({ origin }) => origin));
    if (origins.size > 0)
      extendedPolicy[directive] = [extendedPolicy[directive], ...origins].filter(Boolean).join(' ');
  }
  return extendedPolicy;
}

export function createSecurityHeaders({
  thirdParties,
  isLocal = false,
  script = inlineScript,
}: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(createPolicy(script, thirdParties))
      .filter(([name]) => !(isLocal && name === 'upgrade-insecure-requests'))
      .map(([name, value]) => (value ? `${name} ${value}` : name))
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** Returns the header `Cache-Control`. Files in /assets/ never change, because their names contain a content hash. */
export const getCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/** The allowed methods. Requests with another method get status 405. */
export const methods = ['GET', 'HEAD'];

/** Content types by extension. Each host has defaults for only some of them. */
export const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

/** The extensions of files that have compressed copies (.br, .gz) in dist/. */
export const compressedExtensions = ['css', 'html', 'js', 'json', 'svg', 'txt', 'vtt', 'webmanifest', 'xml'];

/**
 * The extension of compressed copies, by content coding. The first coding is preferred, because its copies are smaller.
 */
export const codings = { br: 'br', gzip: 'gz' };

/**
 * Returns the source of a regular expression for `Accept-Encoding` headers that accept the coding. A coding with
 * quality 0 (`br;q=0`) is not accepted.
 */
export const createCodingPattern = (coding: string) => `(^|[ ,])${coding} *(,|$|; *q=(1|0?\\.[0-9]*[1-9]))`;
