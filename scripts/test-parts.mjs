/**
 * What `npm test` and `npm run test:all` are made of. A part is a name and its commands, each a program of a package
 * with its arguments; parts in one row run side by side, where each leaves a core to the other.
 */
const types = { name: 'types', run: [['tsc', '--noEmit']] };
const lint = {
  name: 'lint',
  run: [['oxlint'], ['stylelint', 'src/**/*.css'], ['knip'], ['oxfmt', '--check']],
};
/** From what Docker is sent alone: `npm run build` in its place does the same faster. */
const build = { name: 'build', run: [['node', 'scripts/build-as-docker.mjs']] };
const dots = '--reporter=dot'; // and the whole of what fails
const vitest = (project) => ['vitest', 'run', '--project', project, dots];
const unit = { name: 'unit', run: [vitest('unit*')] };
const built = { name: 'built', run: [vitest('built')] };
const hosts = { name: 'hosts', run: [vitest('hosts')] };
const browser = { name: 'browser', run: [['playwright', 'test', dots]] };

const node = (name, ...file) => ({ name, run: [['node', ...file]] });
/** Another engine than Chromium's. */
const inEngine = (engine) => node(engine, 'scripts/test-engine.mjs', engine, '--workers=1', dots);

/** Rows of parts for each change. */
export const daily = [[types, lint, build], [unit], [built, hosts], [browser]];

/** Of `of` equal shares of the full browser tests: every page in every look, every engine, every variant. */
const fullBrowser = (share, of) => ({
  name: `browser ${share} of ${of}`,
  env: { FULL: '1', WHOLE_BROWSER: '1' },
  run: [['playwright', 'test', `--shard=${share}/${of}`, dots]],
});
/** Mutation tests of `src/<folder>`. */
const mutants = (folder) => ({
  name: `mutants ${folder}`,
  env: { MUTATE: folder },
  run: [['stryker', 'run']],
});

/**
 * The same for `npm run test:all`, by job: what a machine of its own does in the nightly workflow. No job is to take
 * 40 minutes; cut a share again where one does.
 */
export const jobs = {
  code: [
    [types, lint, build],
    [{ ...unit, env: { PROPERTY_RUNS: '10000' } }],
    [built, hosts],
    [node('w3c validator', 'scripts/test-html.mjs')],
  ],
  engines: [[build], [inEngine('firefox'), inEngine('webkit')]],
  'browser-1': [[build], [fullBrowser(1, 2)]],
  'browser-2': [[build], [fullBrowser(2, 2)]],
  'mutants-lib': [[mutants('lib')]],
  'mutants-calculators': [[mutants('calculators')]],
  'mutants-enquiry': [[mutants('enquiry')]],
  transcripts: [[build], [node('transcripts', 'scripts/transcripts/run.mjs')]],
  firms: [
    [node('a dentist', 'scripts/new-firm/trial.mjs', 'pune-dentist')],
    [node('solicitors', 'scripts/new-firm/trial.mjs', 'leeds-solicitors')],
  ],
};
