import { EXAMPLE_ARTICLE } from '../../src/site/articles.ts';
import { offlineWorkerPath } from '../../src/site/offline-worker.ts';
import { redirects } from '../../src/site/routes.ts';

/** An unusual request, and the response that all hosts must give. */
export interface RequestCase {
  request: string;
  with?: Record<string, string>;
  status: number;
  headers?: Record<string, string | undefined>;
  /** The `data-path` of the document (build/document.ts). */
  shows?: string;
  /** The status of hosts that respond before they apply our rules. */
  builtIn?: { nginx?: number; caddy?: number; apache2?: number };
}

const refused = { status: 405, headers: { allow: 'GET, HEAD' } };
const html = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' };
const missing = { status: 404, headers: html };
const noPage = { ...missing, shows: '' };
const page = (coding?: string) => ({ status: 200, headers: { ...html, 'content-encoding': coding } });
const moved = (location: string) => ({ status: 301, headers: { location } });
/** The first redirect. `source` is its old path, and `target` the new one. */
const [source = '', target = ''] = Object.entries(redirects)[0] ?? [];
/** The old path with its fifth character percent-encoded. */
const escaped = `${source.slice(0, 4)}%${source.charCodeAt(4).toString(16)}${source.slice(5)}`;
const long = 'a'.repeat(300);

/** Unusual spellings of paths, by the path of the expected page. */
const spellings: Record<string, string> = {
  '/': '// /// /. /x/.. /index /index/ //index /%69ndex //evil.example/.. /.//',
  '/about': `/about/ /about// /about/// //about ///about// /.//about /./about /about/./
     /x/../about /x/%2e%2e/about /%2E/about /%61bout /%61bou%74 /ab%6fut /ab%6Fut
     /about.html /about.html/ //about.html /about%2ehtml /about%2Ehtml /about.html?q=1`,
  '/services/wealth': '/services//wealth /services/./wealth /services/wealth.html /services/%77ealth/',
  '/search': '/search.html?q=loan /search/?q=//evil.example //search?q=loan',
  [EXAMPLE_ARTICLE]: `${EXAMPLE_ARTICLE}.html ${EXAMPLE_ARTICLE}/ /${EXAMPLE_ARTICLE} ${EXAMPLE_ARTICLE.replace('/articles/', '/articles//')}`,
  [target]: `${source}.html /${source}.html/`, // hosts without redirect rules have this copy
};
/** Spellings with `%2f`, which is a slash for all hosts except Apache: .htaccess cannot set AllowEncodedSlashes. */
const encodedSlashes: Record<string, string> = {
  '/about': '/about%2f /about%2F /%2fabout',
  '/services/wealth': '/services%2fwealth /services%2Fwealth /services%2f%2Fwealth',
};

/** Returns a case for each of the paths, which are separated by spaces. */
const createCases = (method: string, paths: string, expected: Omit<RequestCase, 'request'>): RequestCase[] =>
  paths.split(/\s+/).map((path) => ({ request: `${method} ${path}`, ...expected }));
const get = createCases.bind(null, 'GET');
const getAbout = (codings: string[], coding?: string) =>
  codings.flatMap((one) => get('/about', { with: { 'accept-encoding': one }, ...page(coding) }));

export const requestCases: RequestCase[] = [
  ...createCases('POST', `/about / ${source} /nowhere /assets/x.js`, refused),
  ...['PUT', 'DELETE', 'OPTIONS', 'PROPFIND'].flatMap((method) => createCases(method, '/about', refused)),
  ...createCases('DELETE', '/_headers', refused),

  ...get(`${source.toUpperCase()} ${source.toUpperCase()}/ /INDEX.HTML /ABOUT /Assets/x.js`, missing),
  ...get('/404/ //404 /40%34 /404%2ehtml', missing),
  ...get('/%5fheaders //_redirects /x/../_headers /_headers/ /%2ehtaccess /.htaccess/', missing),
  ...get('/index.html%2ebr /licences.txt.%67z /.well-known/.htaccess', missing),
  ...get('/x/..%2f_headers', { ...missing, builtIn: { apache2: 404 } }),
  // Apache searches for the file before it reads .htaccess, and responds with 403 to a name that is too long.
  ...get(`/${long} /${long}/b /assets/${long}.js`, { ...missing, builtIn: { apache2: 403 } }),
  // A path with a NUL byte is a bad request for nginx, and a missing file for Apache.
  ...get('/%00 /about%00 /assets/%00.js', { ...missing, builtIn: { nginx: 400, apache2: 404 } }),
  ...get(offlineWorkerPath, {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate', // browsers must request a new version at each visit
    },
  }),
  ...get('/nowhere', { with: { range: 'bytes=0-9' }, ...missing }),
  ...get('/nowhere', { with: { 'if-none-match': '*' }, ...missing }),

  ...[source, `${source}/`, `/${source}`, escaped].flatMap((path) =>
    get(`${path}?a=1`, moved(`${target}?a=1`)),
  ),
  ...get(`${source}?a=1?b&c=%20d`, moved(`${target}?a=1?b&c=%20d`)),
  ...createCases('HEAD', '/index.html', moved('/')),

  ...Object.entries(spellings).flatMap(([path, all]) => get(`${path} ${all}`, { ...page(), shows: path })),
  ...Object.entries(encodedSlashes).flatMap(([path, all]) =>
    get(all, { ...page(), shows: path, builtIn: { apache2: 404 } }),
  ),
  // Caddy treats the dot as a file name. Browsers remove it before they send the path.
  ...get('/about/.', { ...page(), shows: '/about', builtIn: { caddy: 404 } }),
  // URLs that must be neither a page nor a redirect to another site.
  ...get('/%2fevil.example', { ...noPage, builtIn: { apache2: 404 } }),
  ...get('//evil.example //evil.example/ /%5cevil.example /\\evil.example', noPage),
  ...get('/about;x=1 /about.html;x /;x /about.HTML /About.html /about.html.html', noPage),
  ...get('/about/index /about/index.html /services/index /about. /about%20 /about%3f', noPage),

  ...getAbout(['br;q=0', 'gzip;q=0', 'gzip; q=0.0', 'br ; q=0,gzip;q=0', 'identity', '*', 'vibrate']),
  ...getAbout(['gzip', 'GZIP', 'br;q=0, gzip', 'deflate,gzip;q=0.5', 'br;q=0,gzip;q=1'], 'gzip'),
  ...get('/icon-192.png', {
    with: { 'accept-encoding': 'gzip, br' },
    status: 200,
    headers: { 'content-type': 'image/png', 'content-encoding': undefined, vary: undefined },
  }),
  ...get('/icon-512.png /about', { with: { range: 'bytes=999999999-' }, status: 416 }),
  // A range that ends before it starts is invalid and must be ignored. nginx and Caddy treat it as unsatisfiable.
  ...get('/icon-192.png', {
    with: { range: 'bytes=5-2' },
    status: 200,
    builtIn: { nginx: 416, caddy: 416 },
  }),
];
