/** What is the old firm's alone. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf } from './answers.mjs';

/** Files and folders that go, whatever imports them. */
const old = [
  'docs/another-firm.md', 'docs/calculators', 'docs/calculators.md', 'docs/conformance.md', 'docs/contract-codes.md', 'docs/enquiry', 'docs/home.png', 'docs/look-marks.md', 'docs/look.md', 'docs/looks',
  'docs/performance.md', 'docs/reliability.md', 'docs/screen-readers.md', 'docs/words.md',
  '.github/workflows/readers.yml', 'stryker.config.js', 'vitest.stryker.config.ts',
  'public/downloads', 'public/media', 'public/share',
  'scripts/check-sources.mjs', 'scripts/conformance.mjs', 'scripts/conformance.d.mts', 'scripts/downloads.mjs', 'scripts/downloads-docx.mjs', 'scripts/downloads-pdf.mjs',
  'scripts/new-firm', 'scripts/new-firm.mjs', 'scripts/readers', 'scripts/stale-sources.mjs', 'scripts/stale-sources.d.mts', 'scripts/transcripts',
  'src/app/specimen', 'src/app/specimen.tsx', 'src/calculators', 'src/lib/finance', 'src/pages', 'src/styles/portraits', 'src/content', 'src/enquiry/forms', 'src/sections/drawings', 'src/styles/specimen.css',
  'tests/specification', 'tests/transcripts', 'tests/a11y/conformance.ts', 'tests/a11y/specimen.spec.ts', 'tests/e2e/home-forms.spec.ts', 'tests/unit/app/specimen.test.ts', 'tests/unit/new-firm', 'tests/unit/site/contract-codes.test.ts', 'tests/unit/site/film.test.ts',
]; // oxfmt-ignore

/** Of the folders above, what is no one firm's. */
export const kept = [
  'src/pages/not-found.tsx', 'src/content/article.ts', 'src/content/article-lists.ts', 'src/content/articles.d.ts', 'src/content/others.ts',
  'src/enquiry/forms/own.ts',
]; // oxfmt-ignore

export function clearOld(root) {
  const saved = kept.map((file) => [file, readFileSync(join(root, file))]);
  for (const name of old) rmSync(join(root, name), { recursive: true, force: true });
  for (const [file, text] of saved) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Where a kept file names what is gone: file, what stands there, what takes its place. */
export const edits = [
  // On a smaller site these came to import each other in a ring: one file for all that pages share.
  [
    'src/build/prerender.ts',
    '    entriesAware: true,\n    entriesAwareMergeThreshold: 6_000, // bytes\n',
    '',
  ],
  ['src/site/menu.ts', "route('/founderprofile')", "route('/team')"],
  ['src/site/menu.ts', "{ label: 'Team', path: '/team' }", "{ label: 'Articles', path: '/articles' }"],
  ['src/site/menu.ts', "  { label: 'Become Partner', path: '/partner' },\n", ''],
  ['src/chrome/nav-bar.tsx', 'href="/contact"', 'href="/appointment"'],
  ['src/chrome/nav-bar.tsx', 'Get A Quote', 'Appointment'],
  [
    'src/chrome/mobile-menu.tsx',
    '<Link to="/contact" look="button">',
    '<Link to="/appointment" look="button">',
  ],
  ['src/chrome/mobile-menu.tsx', 'Get A Quote', 'Appointment'],
  ['src/styles/inner.css', "@import './specimen.css';\n", ''],
  ['src/build/engraving.tsx', "import { sceneClasses, vignetteFiles } from './vignette-files.tsx';\n", ''],
  ['src/build/engraving.tsx', '{ ...iconFiles(), ...vignetteFiles() }', 'iconFiles()'],
  ['src/build/engraving.tsx', '...sceneClasses(), ', ''],
  [
    '.github/workflows/full.yml',
    ['mutants-lib', 'mutants-calculators', 'mutants-enquiry', 'transcripts', 'firms']
      .map((job) => `          - ${job}\n`)
      .join(''),
    '',
  ],
  ['CONTRIBUTING.md', 'about 5 min on two cores', 'some minutes'],
  ['CONTRIBUTING.md', '5 to 24 min a job on two cores', 'longer'],
  ['CONTRIBUTING.md', ' and take its sentence about the sample out', ''],
  ['CONTRIBUTING.md', '`hero` for a slide of', '`hero` for a slide, in the list `photos` of'],
  ['CONTRIBUTING.md', '`card` for one of', '`card` for a service, in `photos` of'],
  [
    'CONTRIBUTING.md',
    'beside the other props of `<FounderIntro>`:',
    'beside the other props of `<FounderIntro>` in `pages/about.tsx`:',
  ],
  [
    'CONTRIBUTING.md',
    ', and `firm-duties.ts` for registrations, role and grievance officer, where a slot left empty shows nothing',
    '',
  ],
  ['docs/decisions.md', 'Sixteen pages with', 'Pages with'],
  ['docs/browsers.md', 'looks of ten pages', 'looks of some pages'],
];

/** The same, where it is a passage: file, how it begins, what follows it, if anything. */
export const cuts = [
  ['scripts/test-parts.mjs', '/** Mutation tests', '/** `npm run test:all`'],
  ['scripts/test-parts.mjs', "  'mutants-lib':", '};'],
  ['CONTRIBUTING.md', '**Make it another firm', '**Add a test'],
  ['CONTRIBUTING.md', 'For a YouTube film', 'The mail stands'],
  ['CONTRIBUTING.md', '**Hear a change', '**Change what is printed'],
  ['docs/browsers.md', '\n## What WebKit showed'],
  ['docs/decisions.md', 'Export bills are coupons', 'A page that is no service'],
  ['docs/restyle.md', '\n## The five looks'],
]; // oxfmt-ignore

/** @returns the text, changed */
function changed(text, from, to) {
  const parts = text.split(from);
  if (parts.length < 2) throw new Error(`There is no such text: ${from}`);
  return parts.join(to);
}

function cut(text, from, to) {
  const start = text.indexOf(from);
  const end = to === undefined ? text.length : text.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`There is no such passage: ${from}`);
  return text.slice(0, start) + text.slice(end);
}

/** Names and figures of the old firm in files that stay. */
export function tidy(root, { firm, services }, { subjects }) {
  const change = (file, make) =>
    writeFileSync(join(root, file), make(readFileSync(join(root, file), 'utf8')));
  for (const [file, from, to] of edits) change(file, (text) => changed(text, from, to));
  for (const [file, from, to] of cuts) change(file, (text) => cut(text, from, to));
  change('index.html', (text) => text.replace(/lang="en-\w+"/, `lang="en-${firm.address.country}"`));
  change('CONTRIBUTING.md', (text) => changed(text, '/services/ourInsuranceServices', pathOf(services[0])));
  change('SECURITY.md', (text) =>
    text
      .replace(/\*\*\S+@\S+\*\*\. This address is a sample:.*?before launch\./, `**${firm.email}**.`)
      .replace('English or Hindi', 'English'),
  );
  // Its rows hold for any firm, but say on which page of the old one each is still seen.
  change('tests/a11y/allowed.ts', (text) => text.replaceAll(/\bseenIn: '[^']*',?\s*/g, ''));
  change('src/content/article.ts', (text) =>
    text
      .replace(/SUBJECTS = '.*'/, `SUBJECTS = ${JSON.stringify(subjects)}`)
      .replace(/TEMPLATE = '.*' sat/, "TEMPLATE = '/articles/how-to-prepare-for-a-first-talk' sat"),
  );
  change('package.json', (text) => {
    const about = JSON.parse(text);
    const isHere = (script) =>
      script !== 'stryker run' &&
      (!script.startsWith('node ') || readdirSync(join(root, 'scripts')).includes(script.split(/[ /]/)[2]));
    about.name = firm.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    about.description = `Public website of ${firm.name}: prerendered pages, accessible widgets, enquiries by WhatsApp.`;
    about.scripts = Object.fromEntries(Object.entries(about.scripts).filter(([, script]) => isHere(script)));
    return `${JSON.stringify(about, undefined, 2)}\n`;
  });
}

const addresses = (root) =>
  ['routes', 'services'].flatMap((name) =>
    [
      ...readFileSync(join(root, `src/site/${name}.ts`), 'utf8').matchAll(
        /path: ['"]([^'"]+)|'(\/[\w./-]+)': '\//g,
      ),
    ].map(([, path, moved]) => path ?? moved),
  );

/** Addresses that one site has and the other has not. */
export const goneFrom = (before, after) =>
  addresses(before).filter((path) => !addresses(after).includes(path));
