/** The tables of src/site of a new firm, written from its answers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, slugOf } from './answers.mjs';
import { lost, pages } from './rows.mjs';

const code = (value) => JSON.stringify(value, undefined, 2);

/** The rosettes of the old services under the names of the new ones, in their order. */
function renamedRosettes(text, names) {
  const [head = '', rest = ''] = text.split(/(?<=export const rosettes = \{\n)/);
  const [body = '', tail = ''] = rest.split(/(?=^\} as const)/m, 2);
  const after = rest.slice(body.length);
  const drawn = body.split(/^ {2}'?[\w-]+'?: /m).slice(1);
  const own = names.map((name, at) => `  '${name}': ${drawn[at]}`);
  return tail && `${head}${own.join('')}${after}`;
}

/** Of the marks of the old pages those of pages that the new site has too, without what they meant to the old firm. */
export function keptMarks(text, paths) {
  const start = 'export const pageMarks = {\n';
  const [head = '', rest = ''] = text.split(new RegExp(`(?<=${start})`));
  const [body = '', tail = ''] = rest.split(/(?=^\} as const)/m, 2);
  const names = paths.map((path) => `page-${path.slice(1).replaceAll('/', '-')}`);
  const kept = body
    .replaceAll(/^ {2}\/\*\*.*\*\/\n/gm, '')
    .split(/^(?= {2}'page-)/m)
    .filter((mark) => names.some((name) => mark.startsWith(`  '${name}'`)));
  return tail && `${head}${kept.join('')}${rest.slice(body.length)}`;
}

/** For each service another form than its neighbours in the menu have, on either side, above and below; each as often. */
export function denominationsOf(columns) {
  const given = new Map();
  const times = (name) => [...given.values()].filter((one) => one === name).length;
  let before;
  columns.forEach((column, at) =>
    column.forEach((service, row) => {
      const beside = given.get(columns[at - 1]?.[row]);
      const [rarest] = ['bill', 'bond', 'coupons', 'passbook', 'certificate']
        .filter((name) => name !== before && name !== beside)
        .sort((one, other) => times(one) - times(other));
      given.set(service, rarest);
      before = rarest;
    }),
  );
  return given;
}

/** @param {string} root the site that is written to */
export function writeFacts(root, answers) {
  const { groups, services, firm } = answers;
  const put = (file, text) => writeFileSync(join(root, 'src/site', file), text);
  const change = (file, make) => put(file, make(readFileSync(join(root, 'src/site', file), 'utf8')));
  const between = (text, from, to, inner) => {
    const start = text.indexOf(from) + from.length;
    const end = text.indexOf(to, start);
    if (start < from.length || end < 0) throw new Error(`src/site has no ${from}`);
    return text.slice(0, start) + inner + text.slice(end);
  };
  const names = services.map(slugOf);
  const nth = (at) => names[at % names.length];
  const rows = pages(answers, [nth(0), nth(1), nth(2)]);
  const inOrder = groups.flatMap((name) => services.filter(({ group }) => group === name));

  put(
    'firm.ts',
    `import type { Firm } from './firm-schema.ts';\n\n/** Who the firm is and how it is reached. Checked by firm-schema.ts whenever the site is built. */\nexport const firm = ${code(firm).replace(/\n\}$/, ',\n  video: undefined,\n}')} as const satisfies Firm;\n`,
  );
  change('row.ts', (text) =>
    between(text, 'export const groups = [', '] as const', groups.map((name) => code(name)).join(', ')),
  );
  const denominations = denominationsOf(groups.map((name) => inOrder.filter(({ group }) => group === name)));
  put(
    'services.ts',
    `import type { Service } from './row.ts';\n\n/** Rows of the route table: the pages of the services menu, in its order. */\nexport const services = ${code(
      inOrder.map((of) => ({
        path: pathOf(of),
        label: of.label,
        parent: '/',
        group: of.group,
        summary: of.summary,
        rosette: slugOf(of),
        denomination: denominations.get(of),
      })),
    )} as const satisfies readonly Service[];\n`,
  );
  const row = (of) => code({ ...of, describes: undefined, ...(of.path !== '/' && { parent: '/' }) });
  change('routes.ts', (text) =>
    between(
      between(
        text,
        'export const routes = [',
        '] as const',
        rows.map((of) => (of === 'services' ? '...services' : row(of))).join(',\n'),
      ),
      'export const redirects = {',
      '} as const',
      "'/home': '/', '/index.html': '/',",
    ),
  );
  const described = [
    ...rows.filter((of) => of !== 'services').map(({ path, describes }) => [path, describes]),
    ...inOrder.map((of) => [pathOf(of), of.description]),
    ['/404', lost],
  ];
  put(
    'descriptions.ts',
    `import type { Path, notFound } from './routes.ts';

/** What lists of search results show of each page of the route table; the build alone reads it. */
export const descriptions: Readonly<Record<Path | typeof notFound.path, string>> = ${code(Object.fromEntries(described))};
`,
  );
  change('rosettes.ts', (text) => renamedRosettes(text, names));
  const paths = rows.filter((of) => of !== 'services').map(({ path }) => path);
  change('page-marks.ts', (text) => keptMarks(text, paths));
  let at = 0;
  change('seals.ts', (text) => text.replaceAll(/^( {2}\w+: )'[^']*'/gm, (_, key) => `${key}'${nth(at++)}'`));
}
