/**
 * The parts of `npm test` and `npm run test:all`. A part is a name and its commands, each a package's program with its
 * arguments. The parts of one row run at the same time.
 */
import { existsSync } from 'node:fs';

const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const types = { name: 'types', run: [['tsc', '--noEmit']] };
const lint = {
  name: 'lint',
  run: [
    ['node', 'scripts/check-theme.mjs'],
    ['oxlint'],
    ['stylelint', 'src/**/*.css'],
    ['knip'],
    ['oxfmt', '--check'],
  ],
};
/** Builds from the Docker context alone, so that a file that `.dockerignore` excludes fails the build. */
const build = { name: 'build', run: [['node', 'scripts/build-as-docker.mjs']] };
const DOT_REPORTER = '--reporter=dot';
const vitest = (project) => ['vitest', 'run', '--project', project, DOT_REPORTER];
const unit = { name: 'unit', run: [vitest('unit*')] };
const built = { name: 'built', run: [vitest('built')] };
const hosts = { name: 'hosts', run: [vitest('hosts')] };
const browser = { name: 'browser', run: [['playwright', 'test', DOT_REPORTER]] };

const node = (name, ...file) => ({ name, run: [['node', ...file]] });
/** Browser tests in Firefox or WebKit. */
const engineTests = (engine) => node(engine, 'scripts/test-engine.mjs', engine, '--workers=1', DOT_REPORTER);

/** `npm test`: what every change must pass. */
export const daily = [[types, lint, build], [unit], [built, hosts], [browser]];

/** One shard (`share` of `of`) of all browser tests, including tests tagged `@nightly`. */
const fullBrowser = (share, of) => ({
  name: `browser ${share} of ${of}`,
  env: { FULL: '1', WHOLE_BROWSER: '1' },
  run: [['playwright', 'test', `--shard=${share}/${of}`, DOT_REPORTER]],
});
/** Build, unit tests and tests of the build under another release of Node, whose binary a package contains. */
const underNode = (version) => ({
  name: `Node ${version}`,
  run: [
    [
      'npm',
      'exec',
      '--yes',
      `--package=${nodePackage}@${version}`,
      '--',
      'node',
      'scripts/test.mjs',
      'build',
      'unit',
      'built',
    ],
  ],
});
/** Mutation tests of `src/<folder>`. */
const mutants = (folder) => ({
  name: `mutants ${folder}`,
  env: { MUTATE: folder },
  run: [['stryker', 'run']],
});
/** Returns the parts if this file or folder exists; a site made by `npm run new-firm` does not have it. */
const ifExists = (file, ...parts) => (existsSync(file) ? parts : []);

/**
 * `npm run test:all` by job; the nightly workflow runs each on its own machine. A job takes at most 25 minutes,
 * `mutants-enquiry` about 45.
 */
export const jobs = {
  code: [
    [types, lint, build],
    [{ ...unit, env: { PROPERTY_RUNS: '10000' } }],
    [built, hosts],
    [node('w3c validator', 'scripts/test-html.mjs')],
    [node('lighthouse', 'scripts/lighthouse.mjs')], // alone: other work slows the measured page
  ],
  firefox: [[build], [engineTests('firefox')]],
  webkit: [[build], [engineTests('webkit')]],
  'old-chromiums': [[build], [node('old Chromiums', 'scripts/old-chromium.mjs')]],
  ...Object.fromEntries(
    [1, 2, 3, 4].map((share) => [`browser-${share}`, [[build], [fullBrowser(share, 4)]]]),
  ),
  'mutants-lib': [[mutants('lib')]],
  'mutants-calculators': [ifExists('src/calculators', mutants('calculators'))],
  'mutants-enquiry': [[mutants('enquiry')]],
  transcripts: [[build], ifExists('scripts/transcripts', node('transcripts', 'scripts/transcripts/run.mjs'))],
  firms: [
    ifExists('scripts/new-firm', node('a dentist', 'scripts/new-firm/check.mjs', 'pune-dentist')),
    ifExists('scripts/new-firm', node('solicitors', 'scripts/new-firm/check.mjs', 'leeds-solicitors')),
  ],
  ...Object.fromEntries([20, 22, 24].map((version) => [`node-${version}`, [[underNode(version)]]])),
};
