import { TEMPLATE } from '../../src/site/articles.ts';
import { redirects } from '../../src/site/routes.ts';

/** What is asked of every host beside its pages and files, and the one answer that is due from all of them. */

export interface Question {
  /** Method and path, as sent. */
  asked: string;
  with?: Record<string, string>;
  status: number;
  headers?: Record<string, string | undefined>;
  /** The path that the document names as its own (build/document.ts). */
  shows?: string;
  /** Hosts that cannot answer so, with the status they give: they decide before they read a rule of ours. */
  before?: { nginx?: number; caddy?: number; apache2?: number };
}

const refused = { status: 405, headers: { allow: 'GET, HEAD' } };
const missing = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' },
};
/** Apache asks the disk for the path before it looks for .htaccess, and takes a name that is too long for forbidden. */
const long = { ...missing, before: { apache2: 403 } };
/** A byte that no file name holds is a bad request to nginx, and to Apache an address without a page. */
const nul = { ...missing, before: { nginx: 400, apache2: 404 } };
/** The first address that was given up, and where it leads now. */
const [given = '', target = ''] = Object.entries(redirects)[0] ?? [];
/** Its fifth sign as a byte. */
const escaped = `${given.slice(0, 4)}%${given.charCodeAt(4).toString(16)}${given.slice(5)}`;
const moved = (location: string) => ({ status: 301, headers: { location } });
const page = (coding: string | undefined) => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': coding,
    vary: 'Accept-Encoding',
  },
});
/** Paths in spellings that no link has, and the page that is due. `%2f` is a slash to all hosts but Apache. */
const spellings: Record<string, string[]> = {
  '/': ['//', '///', '/.', '/x/..', '/index', '/index/', '//index', '/%69ndex', '//evil.example/..', '/.//'],
  '/about': `/about/ /about// /about/// //about ///about// /.//about /./about /about/./
     /x/../about /x/%2e%2e/about /%2E/about /%61bout /%61bou%74 /ab%6fut /ab%6Fut
     /about.html /about.html/ //about.html /about%2ehtml /about%2Ehtml /about.html?q=1`.split(/\s+/),
  '/services/wealth': [
    '/services//wealth',
    '/services/./wealth',
    '/services/wealth.html',
    '/services/%77ealth/',
  ],
  '/search': ['/search.html?q=loan', '/search/?q=//evil.example', '//search?q=loan'],
  [TEMPLATE]: [
    `${TEMPLATE}.html`,
    `${TEMPLATE}/`,
    `/${TEMPLATE}`,
    TEMPLATE.replace('/articles/', '/articles//'),
  ],
  [target]: [`${given}.html`, `/${given}.html/`], // the copy for hosts that read no redirect rules
};
const encodedSlashes: Record<string, string[]> = {
  '/about': ['/about%2f', '/about%2F', '/%2fabout'],
  '/services/wealth': ['/services%2fwealth', '/services%2Fwealth', '/services%2f%2Fwealth'],
};
/** Neither a page nor, above all, a redirect to another site. */
const foreign = ['//evil.example', '//evil.example/', '/%5cevil.example', '/\\evil.example'];
const others = ['/about;x=1', '/about.html;x', '/;x', '/about.HTML', '/About.html', '/about.html.html'];
const nearMisses = [
  '/about/index',
  '/about/index.html',
  '/services/index',
  '/about.',
  '/about%20',
  '/about%3f',
];

const accept = (codings: string) => ({ 'accept-encoding': codings });

export const questions: Question[] = [
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({
    asked: `${method} /about`,
    ...refused,
  })),
  ...['POST /', `POST ${given}`, 'POST /nowhere', 'DELETE /_headers', 'POST /assets/x.js'].map((asked) => ({
    asked,
    ...refused,
  })),

  ...[
    given.toUpperCase(),
    `${given.toUpperCase()}/`,
    '/INDEX.HTML',
    '/ABOUT',
    '/Assets/x.js',
    '/404/',
    '//404',
    '/40%34',
    '/404%2ehtml',
  ].map((path) => ({ asked: `GET ${path}`, ...missing })),
  ...['/%5fheaders', '//_redirects', '/x/../_headers', '/_headers/', '/%2ehtaccess', '/.htaccess/'].map(
    (path) => ({ asked: `GET ${path}`, ...missing }),
  ),
  ...['/index.html%2ebr', '/licences.txt.%67z', '/.well-known/.htaccess'].map((path) => ({
    asked: `GET ${path}`,
    ...missing,
  })),
  // Apache takes no slash in disguise (AllowEncodedSlashes, not for .htaccess).
  { asked: 'GET /x/..%2f_headers', ...missing, before: { apache2: 404 } },
  ...[`/${'a'.repeat(300)}`, `/${'a'.repeat(300)}/b`, `/assets/${'a'.repeat(300)}.js`].map((path) => ({
    asked: `GET ${path}`,
    ...long,
  })),
  ...['/%00', '/about%00', '/assets/%00.js'].map((path) => ({ asked: `GET ${path}`, ...nul })),
  { asked: 'GET /nowhere', with: { range: 'bytes=0-9' }, ...missing },
  { asked: 'GET /nowhere', with: { 'if-none-match': '*' }, ...missing },

  ...[given, `${given}/`, `/${given}`, escaped].map((path) => ({
    asked: `GET ${path}?a=1`,
    ...moved(`${target}?a=1`),
  })),
  { asked: `GET ${given}?a=1?b&c=%20d`, ...moved(`${target}?a=1?b&c=%20d`) },
  { asked: 'HEAD /index.html', ...moved('/') },

  ...Object.entries(spellings).flatMap(([path, all]) =>
    [path, ...all].map((asked) => ({ asked: `GET ${asked}`, ...page(undefined), shows: path })),
  ),
  ...Object.entries(encodedSlashes).flatMap(([path, all]) =>
    all.map((asked) => ({
      asked: `GET ${asked}`,
      ...page(undefined),
      shows: path,
      before: { apache2: 404 },
    })),
  ),
  { asked: 'GET /%2fevil.example', ...missing, shows: '', before: { apache2: 404 } },
  // Caddy takes the dot for a file's name; browsers resolve it before they send the path.
  { asked: 'GET /about/.', ...page(undefined), shows: '/about', before: { caddy: 404 } },
  ...[...foreign, ...others, ...nearMisses].map((asked) => ({
    asked: `GET ${asked}`,
    ...missing,
    shows: '',
  })),
  ...['br;q=0', 'gzip;q=0', 'gzip; q=0.0', 'br ; q=0,gzip;q=0', 'identity', '*', 'vibrate'].map(
    (codings) => ({
      asked: 'GET /about',
      with: accept(codings),
      ...page(undefined),
    }),
  ),
  ...['gzip', 'GZIP', 'br;q=0, gzip', 'deflate,gzip;q=0.5', 'br;q=0,gzip;q=1'].map((codings) => ({
    asked: 'GET /about',
    with: accept(codings),
    ...page('gzip'),
  })),
  {
    asked: 'GET /icon-192.png',
    with: accept('gzip, br'),
    status: 200,
    headers: { 'content-type': 'image/png', 'content-encoding': undefined, vary: undefined },
  },
  { asked: 'GET /icon-512.png', with: { range: 'bytes=999999999-' }, status: 416 },
  { asked: 'GET /about', with: { range: 'bytes=999999999-' }, status: 416 },
  // What ends before it starts is no range, so the file is due; nginx and Caddy take it for one beyond the end.
  {
    asked: 'GET /icon-192.png',
    with: { range: 'bytes=5-2' },
    status: 200,
    before: { nginx: 416, caddy: 416 },
  },
];
