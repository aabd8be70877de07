/**
 * Adds a page: `npm run new-page -- /fees "Fees"` writes its row in src/site/pages.ts and its file src/pages/fees.tsx.
 * Everything else has a default, which the build mentions until the page has its own.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const TABLE = 'src/site/pages.ts';
const END_OF_TABLE = '] as const satisfies readonly PageRow[];';

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const [path = '', label = ''] = process.argv.slice(2);
if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) || !label.trim())
  stop(
    'Give a path in lower case and a label: npm run new-page -- /fees "Fees". A path has letters, digits, hyphens and slashes.',
  );
const file = `src/pages${path}.tsx`;
const table = readFileSync(TABLE, 'utf8');
if (existsSync(file) || table.includes(`path: '${path}'`))
  stop(`There is already a page ${path} (${TABLE}, ${file}).`);
if (!table.includes(END_OF_TABLE)) stop(`${TABLE} does not end its table with ${END_OF_TABLE}`);

// A rosette of the services, chosen by the path, so that new pages differ.
const { runnerImport } = await import('vite'); // takes a second
const { module } = await runnerImport('/src/site/rosettes.ts');
const rosettes = Object.keys(module.rosettes);
const rosette = rosettes[[...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % rosettes.length];

const quote = (/** @type {string} */ text) => `'${text.trim().replace(/[\\']/g, '\\$&')}'`;
const row = `  { path: '${path}', label: ${quote(label)}, parent: '/', rosette: '${rosette}' },\n`;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  TABLE,
  table.replace(END_OF_TABLE, () => row + END_OF_TABLE),
);
const up = '../'.repeat(path.split('/').length - 1);
writeFileSync(
  file,
  `import { Link } from '${up}components/link.tsx';
import { PageSection } from '${up}sections/page-section.tsx';
import { PageBanner } from '${up}sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner intro="Two sentences that say what the visitor finds here." />
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
console.log(`Wrote ${file} and a row in ${TABLE}. See it: npm run dev, then open ${path}`);
