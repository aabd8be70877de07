import type { ThirdParties } from '../site/third-parties.ts';
import { hashOf, themeScript } from './first-paint.ts';

/** The one source of what every host sends: src/build/hosts/ writes it down in each host's own language. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': `'self' ${hashOf(themeScript)}`,
  'style-src': "'self'",
  'style-src-elem': "'self' 'unsafe-inline'", // each page's own policy allows its own alone (first-paint.ts)
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'", // the search alone: an enquiry is sent by no form
  'frame-ancestors': "'none'",
  'upgrade-insecure-requests': '',
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

interface Serving {
  /** Whom pages may ask besides. */
  thirdParties?: ThirdParties;
  /** Without TLS, on one's own machine: there Safari would ask for every style and script by `https:` and get none. */
  local?: boolean;
}

const directives = {
  script: 'script-src',
  connect: 'connect-src',
  frame: 'frame-src',
  image: 'img-src',
} as const;

/** The policy, opened to those of the list for what they do and nothing more. */
function policyFor(thirdParties: ThirdParties | undefined): Record<string, string> {
  const opened: Record<string, string> = { ...policy };
  for (const doing of ['script', 'connect', 'frame', 'image'] as const) {
    const directive = directives[doing];
    const origins = new Set(thirdParties?.[doing].map(({ origin }) => origin));
    if (origins.size > 0) opened[directive] = [policy[directive], ...origins].filter(Boolean).join(' ');
  }
  return opened;
}

export function securityHeaders({ thirdParties, local = false }: Serving = {}): Record<string, string> {
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

/** Files under /assets/ carry a hash in their name and never change; all else is asked for again. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/** What is answered to; every other method gets 405. */
export const methods = ['GET', 'HEAD'];

/** Content type of each kind of file that may lie in dist/, by its last extension: hosts differ in which they know. */
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
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

/** Kinds of file that lie compressed (.br, .gz) beside themselves in dist/. */
export const compressed = ['css', 'html', 'js', 'json', 'svg', 'txt', 'vtt', 'webmanifest', 'xml'];

/** Codings of those copies with the suffix of each, the smallest first. */
export const codings = { br: 'br', gzip: 'gz' };

/** As a regular expression: an Accept-Encoding, in capitals or not, that takes the coding (`br;q=0` does not). */
export const taking = (coding: string) => `(^|[ ,])${coding} *(,|$|; *q=(1|0?\\.[0-9]*[1-9]))`;
