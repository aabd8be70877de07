import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../../../scripts/mutants/list.mjs';

describe('the scripted faults of `npm run mutants`', () => {
  it('are at least 40, each with a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it.each(mutants)('$name: can be made, and its tests exist', ({ file, find, replace, tests }) => {
    expect(readFileSync(file, 'utf8').split(find).length - 1, `'${find}' in ${file}`).toBe(1);
    expect(replace).not.toBe(find);
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) {
      const [from = '', title = ''] = test.split(' :: ');
      expect(existsSync(from), `there is ${from}`).toBe(true);
      // A title may name the page, and of a host's it is composed.
      const words = from.startsWith('tests/hosts/') ? [] : title.split(/(?:\/[\w-]*)+/);
      for (const part of words.map((one) => one.replace(/^[:, ]+|[:, ]+$/g, '')))
        expect(readFileSync(from, 'utf8'), `a test in ${from}`).toContain(part);
    }
  });
});
