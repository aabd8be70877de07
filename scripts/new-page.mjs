/**
 * Adds a page: `npm run new-page -- /fees "Fees"` writes its row in src/site/pages.ts and its file src/pages/fees.tsx.
 * Everything else has a default, which the build mentions until the page has its own.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatFiles } from './format-files.mjs';

const TABLE = 'src/site/pages.ts';
const END_OF_TABLE = '] as const satisfies readonly PageRow[];';

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const [given = '', label = ''] = process.argv.slice(2).map((word) => word.trim());
// Git Bash passes /fees as C:/Program Files/Git/fees.
if (/^[a-z]:[\\/]/i.test(given)) {
  const [, rest = 'fees'] = /\/(?:git|msys\d*)\/(.+)/i.exec(given.replaceAll('\\', '/')) ?? [];
  stop(
    `This shell changes a path that starts with a slash; it passed ${given}. Leave out the slash: npm run new-page -- ${rest} "${label || 'Fees'}"`,
  );
}
const path = given.replace(/^\/?/, '/');
if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) || !label)
  stop(
    'Give a path in lower case and a label: npm run new-page -- /fees "Fees". A path has letters, digits, hyphens and slashes.',
  );
const file = `src/pages${path}.tsx`;
const table = readFileSync(TABLE, 'utf8');
if (!table.includes(END_OF_TABLE)) stop(`${TABLE} does not end its table with ${END_OF_TABLE}`);

const { runnerImport } = await import('vite'); // takes a second
const load = async (/** @type {string} */ name) => (await runnerImport(name, { logLevel: 'error' })).module;
const { languageNames } = await load('/src/site/languages.ts');
const [, folder = ''] = path.split('/');
if (folder in languageNames || /^\/(?:articles|assets)\/|^\/(?:404|specimen)$/.test(path))
  stop(`${path} is the path of another kind of page: choose another one.`);
const { pages } = await load('/src/site/pages.ts');
const isSame = (/** @type {string} */ one, /** @type {string} */ other) =>
  one.toLowerCase() === other.toLowerCase();
for (const page of pages) {
  if (isSame(page.path, path)) stop(`There is already a page ${page.path} (${TABLE}, ${file}).`);
  if (isSame(page.label, label))
    stop(`${page.path} has the label ${page.label} already: give a page that differs another label.`);
}
if (existsSync(file)) stop(`There is already a file ${file}.`);
if (label.length < 3 || label.length > 41)
  stop(
    `The label has ${label.length} characters: it must have 3 to 41. A longer name can be the title of its row.`,
  );

// A rosette of the services, chosen by the path, so that new pages differ.
const rosettes = Object.keys((await load('/src/site/rosettes.ts')).rosettes);
const rosette = rosettes[[...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % rosettes.length];

const quote = (/** @type {string} */ text) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const row = `  { path: '${path}', label: ${quote(label)}, parent: '/', rosette: '${rosette}' },
`;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  TABLE,
  table.replace(END_OF_TABLE, () => row + END_OF_TABLE),
);
// Differs from page to page, since the build takes it as description.
const intro = `${label.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}: two sentences that say what the visitor finds here.`;
const up = '../'.repeat(path.split('/').length - 1);
writeFileSync(
  file,
  `import { Link } from '${up}components/link.tsx';
import { PageSection } from '${up}sections/page-section.tsx';
import { PageBanner } from '${up}sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner intro="${intro}" />
      <PageSection head={{ note: 'A short label', title: 'A heading that says what the section is about' }}>
        <p>
          The first paragraph. <Link to="/contact">Contact us</Link>
        </p>
      </PageSection>
    </>
  );
}
`,
);
formatFiles([TABLE, file]);
console.log(`Wrote ${file} and a row in ${TABLE}. See it: npm run dev, then open ${path}`);
const { languages } = await load('/src/site/published-languages.ts');
for (const language of languages)
  console.log(
    `/${language}${path} links to it until you write ${file.replace('pages', `pages/${language}`)}.`,
  );
