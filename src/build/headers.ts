/** The one source of the headers every page is served with; host files are generated from it. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'upgrade-insecure-requests': '',
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** @param youtube whether the firm's film is on YouTube: only then may its player be framed */
export function securityHeaders({ youtube = false } = {}): Record<string, string> {
  const directives = { ...policy, ...(youtube && { 'frame-src': 'https://www.youtube-nocookie.com' }) };
  return {
    'Content-Security-Policy': Object.entries(directives)
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

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(headers: Record<string, string>): string {
  const lines = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines({ ...headers, 'Cache-Control': cacheControl('/') }),
    '/assets/*',
    '  ! Cache-Control',
    ...lines({ 'Cache-Control': cacheControl('/assets/') }),
    '',
  ].join('\n');
}

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export const redirectsFile = (redirects: Record<string, string>) =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
