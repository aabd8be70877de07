/**
 * The parts of `npm test` and `npm run test:all`. A part has a name and commands. A command is `node`, `npm` or a
 * program of a package, with its arguments. The parts of a row run at the same time.
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
/** Builds the site from the Docker build context. The build fails if `.dockerignore` excludes a necessary file. */
const build = { name: 'build', run: [['node', 'scripts/build-as-docker.mjs']] };
const DOT_REPORTER = '--reporter=dot';
const createVitestCommand = (project) => ['vitest', 'run', '--project', project, DOT_REPORTER];
const unit = { name: 'unit', run: [createVitestCommand('unit*')] };
const built = { name: 'built', run: [createVitestCommand('built')] };
const hosts = { name: 'hosts', run: [createVitestCommand('hosts')] };
const browser = { name: 'browser', run: [['playwright', 'test', DOT_REPORTER]] };

const createNodePart = (name, ...args) => ({ name, run: [['node', ...args]] });
/** Returns the part that runs browser tests in Firefox or WebKit. */
const createEnginePart = (engine) =>
  createNodePart(engine, 'scripts/test-engine.mjs', engine, '--workers=1', DOT_REPORTER);

/** The parts of `npm test`, which every change must pass. */
export const daily = [[types, lint, build], [unit], [built, hosts], [browser]];

/** Returns the part that runs a shard of all browser tests, including tests with the tag `@nightly`. */
const createBrowserPart = (shard, shardCount) => ({
  name: `browser ${shard} of ${shardCount}`,
  env: { FULL: '1', WHOLE_BROWSER: '1' },
  run: [['playwright', 'test', `--shard=${shard}/${shardCount}`, DOT_REPORTER]],
});
/**
 * Returns the part that runs the build, the unit tests and the tests of the build under another version of Node. npm
 * installs that version.
 */
const createNodeVersionPart = (version) => ({
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
/** Returns the part that runs the mutation tests of `src/<folder>`. */
const createMutantsPart = (folder) => ({
  name: `mutants ${folder}`,
  env: { MUTATE: folder },
  run: [['stryker', 'run']],
});
/**
 * Returns the parts, or an empty array if the file or folder does not exist. Sites that `npm run new-firm` has created
 * lack some folders.
 */
const selectIfExists = (file, ...parts) => (existsSync(file) ? parts : []);

/**
 * The jobs of `npm run test:all`. The nightly workflow runs each job on its own machine. A job takes at most 25
 * minutes, except `mutants-enquiry`, which takes about 45.
 */
export const jobs = {
  code: [
    [types, lint, build],
    [{ ...unit, env: { PROPERTY_RUNS: '10000' } }],
    [built, hosts],
    [createNodePart('w3c validator', 'scripts/test-html.mjs')],
    [createNodePart('lighthouse', 'scripts/lighthouse.mjs')], // runs alone, because other work would slow the measured page
  ],
  firefox: [[build], [createEnginePart('firefox')]],
  webkit: [[build], [createEnginePart('webkit')]],
  'old-chromiums': [[build], [createNodePart('old Chromiums', 'scripts/old-chromium.mjs')]],
  ...Object.fromEntries(
    [1, 2, 3, 4].map((shard) => [`browser-${shard}`, [[build], [createBrowserPart(shard, 4)]]]),
  ),
  'mutants-lib': [[createMutantsPart('lib')]],
  'mutants-calculators': [selectIfExists('src/calculators', createMutantsPart('calculators'))],
  'mutants-enquiry': [[createMutantsPart('enquiry')]],
  'a11y-all': [[createNodePart('accessibility', 'scripts/a11y.mjs')]],
  transcripts: [
    [build],
    selectIfExists('scripts/transcripts', createNodePart('transcripts', 'scripts/transcripts/run.mjs')),
  ],
  firms: [
    selectIfExists(
      'scripts/new-firm',
      createNodePart('a dentist', 'scripts/new-firm/check.mjs', 'pune-dentist'),
    ),
    selectIfExists(
      'scripts/new-firm',
      createNodePart('solicitors', 'scripts/new-firm/check.mjs', 'leeds-solicitors'),
    ),
  ],
  ...Object.fromEntries(
    [20, 22, 24].map((version) => [`node-${version}`, [[createNodeVersionPart(version)]]]),
  ),
};
