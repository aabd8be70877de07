/** Faults in what a host is told, or in the server that stands for the hosts here: seen when it is asked. */
const asked = (host, title = 'answers every question of the table') => [
  `tests/hosts/hosts.test.ts :: ${host} with the configuration that the build wrote ${title}`,
];
const headers = 'tests/unit/build/headers.test.ts';
const hostFiles = 'tests/unit/build/hosts.test.ts';

export const hosts = [
  {
    name: 'npm start answers any method',
    file: 'src/build/static-host.ts',
    find: "if (!methods.includes(request.method ?? '')) return refuse",
    replace: "if (request.method === 'TRACE') return refuse",
    tests: asked('local'),
  },
  {
    name: 'npm start shows a hidden file by an escaped name',
    file: 'src/build/static-host.ts',
    find: 'HIDDEN.test(path)',
    replace: 'HIDDEN.test(pathname)',
    tests: asked('local'),
  },
  {
    name: 'npm start reads a range that is none',
    file: 'src/build/static-host.ts',
    find: "if (!isReadable(request.headers.range ?? '')) delete request.headers.range;\n",
    replace: '',
    tests: asked('local'),
  },
  {
    name: 'npm start sends headers for other origins',
    file: 'vite.config.ts',
    find: ', cors: false',
    replace: '',
    tests: asked('local'),
  },
  {
    name: 'Caddy answers any method',
    file: 'src/build/hosts/caddy.ts',
    find: '\t\terror @refused 405\n',
    replace: '',
    tests: asked('caddy'),
  },
  {
    name: 'Caddy fails at a name that is too long',
    file: 'src/build/hosts/caddy.ts',
    find: '\t\terror @absent 404\n',
    replace: '',
    tests: asked('caddy'),
  },
  {
    name: 'Caddy does not say that a text may be compressed',
    file: 'src/build/hosts/caddy.ts',
    find: '\t\theader @text ?Vary Accept-Encoding\n',
    replace: '',
    tests: asked('caddy'),
  },
  {
    name: 'Caddy redirects an address in capitals',
    file: 'src/build/hosts/caddy.ts',
    find: 'path_regexp ^${escaped(from)}/?$',
    replace: 'path ${from} ${from}/',
    tests: asked('caddy'),
  },
  {
    name: 'Caddy sends no error page to whoever has it',
    file: 'src/build/hosts/caddy.ts',
    find: '\t\t\trequest_header -If-None-Match\n',
    replace: '',
    tests: asked('caddy', 'sends the error page again'),
  },
  {
    name: 'Apache redirects to an origin',
    file: 'src/build/hosts/apache.ts',
    find: 'RedirectRelative On',
    replace: 'RedirectRelative Off',
    tests: asked('apache2'),
  },
  {
    name: 'Apache does not say which methods it answers',
    file: 'src/build/hosts/apache.ts',
    find: 'ErrorDocument 405 /404.html\n',
    replace: '',
    tests: asked('apache2'),
  },
  {
    name: 'Apache shows the error page by an escaped name',
    file: 'src/build/hosts/apache.ts',
    find: '|404(\\\\.html)?|',
    replace: '|',
    tests: asked('apache2'),
  },
  {
    name: 'Apache never compresses the error page',
    file: 'src/build/hosts/apache.ts',
    find: 'RewriteCond %{ENV:REDIRECT_STATUS} .\n',
    replace:
      'RewriteCond %{ENV:REDIRECT_STATUS} =404\nRewriteRule ^ - [END]\nRewriteCond %{ENV:REDIRECT_STATUS} .\n',
    tests: asked('apache2', 'sends texts compressed'),
  },
  {
    name: 'a coding that is refused is sent',
    file: 'src/build/headers.ts',
    find: '; *q=(1|0?\\\\.[0-9]*[1-9])',
    replace: ';',
    tests: [headers, ...asked('apache2')],
  },
  {
    name: 'nginx sends its headers twice with 416',
    file: 'src/build/hosts/nginx.ts',
    find: '  add_header Vary "";\n',
    replace: '',
    tests: asked('nginx'),
  },
  {
    name: 'nginx does not say which methods it answers',
    file: 'src/build/hosts/nginx.ts',
    find: "  ${header('Allow', methods.join(', '))}\n",
    replace: '',
    tests: asked('nginx'),
  },
  {
    name: 'a 404 of /assets/ is kept for a year',
    file: 'src/build/hosts/netlify.ts',
    find: '...assets\n      .toSorted',
    replace: "...['*']\n      .toSorted",
    tests: [hostFiles],
  },
  {
    name: 'a photograph has no type',
    file: 'src/build/headers.ts',
    find: "  jpg: 'image/jpeg',\n",
    replace: '',
    tests: [headers],
  },
];
