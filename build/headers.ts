import type { ThirdParties } from '../src/site/third-parties.ts';
import { hashOf, inlineScript } from './first-paint.ts';

/** The content security policy. build/hosts/ writes the headers in the format of each host. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': `'self' ${hashOf(inlineScript)}`,
  'style-src': "'self'",
  'style-src-elem': "'self' 'unsafe-inline'", // the policy in each page allows only its styles, by hash (first-paint.ts)
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'", // for the search form; enquiries are sent by script
  'frame-ancestors': "'none'",
  'upgrade-insecure-requests': '',
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

interface HeaderOptions {
  /** Origins to allow, in addition to the site. */
  thirdParties?: ThirdParties;
  /** Whether the host is localhost, without TLS. Safari would otherwise upgrade every request to `https:`. */
  local?: boolean;
}

const directives = {
  script: 'script-src',
  connect: 'connect-src',
  frame: 'frame-src',
  image: 'img-src',
} as const;

/** Returns the policy, which allows each third party only for its use. */
function policyFor(thirdParties: ThirdParties | undefined): Record<string, string> {
  const allowOrigins: Record<string, string> = { ...policy };
  for (const doing of ['script', 'connect', 'frame', 'image'] as const) {
    const directive = directives[doing];
    const origins = new Set(thirdParties?.[doing].map(({ origin }) => origin));
    if (origins.size > 0) allowOrigins[directive] = [policy[directive], ...origins].filter(Boolean).join(' ');
  }
  return allowOrigins;
}

export function securityHeaders({ thirdParties, local = false }: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policyFor(thirdParties))
      .filter(([name]) => !(local && name === 'upgrade-insecure-requests'))
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

/** Returns `Cache-Control`. Files under /assets/ have a content hash in their name and never change. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/** The allowed methods. Requests with another method get status 405. */
export const methods = ['GET', 'HEAD'];

/** The content types by extension. Each host has defaults for only some of them. */
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

/** The file types with compressed copies (.br, .gz) in dist/. */
export const compressed = ['css', 'html', 'js', 'json', 'svg', 'txt', 'vtt', 'webmanifest', 'xml'];

/** The suffix of the copies of each content coding, the smallest copies first. */
export const codings = { br: 'br', gzip: 'gz' };

/** Returns a regular expression for an Accept-Encoding that accepts the coding. `br;q=0` does not accept br. */
export const acceptsCoding = (coding: string) => `(^|[ ,])${coding} *(,|$|; *q=(1|0?\\.[0-9]*[1-9]))`;
