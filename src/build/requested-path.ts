import { posix } from 'node:path';

/**
 * The path of a request as hosts read it before they look for a rule or a file: decoded, without dot segments, repeated
 * slashes and a slash at the end. @throws URIError on `%zz`
 */
export const requestedPath = (pathname: string) =>
  posix.normalize(decodeURIComponent(pathname)).replace(/(.)\/$/, '$1');

/** The path of the page whose file a host answers such a request with: `/` of `/index`, `/about` of `//about.html`. */
export const pagePath = (pathname: string) =>
  requestedPath(pathname)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
