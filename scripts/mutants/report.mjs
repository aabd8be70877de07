/** docs/mutants.md: written from results, and read back so that a part can be run again. */
import { BUILD, partOf, parts } from './list.mjs';

const ROW = /^\| (.+?) \| `.+?` \| (\S[^|]*?) \| [^|]*? \| (.*?) \| ([\d-]+) \|$/;

/** Results by name of the fault. */
export function knownResults(text) {
  const results = new Map();
  for (const line of text.split('\n')) {
    const [, name, state, by = '', date] = ROW.exec(line) ?? [];
    if (name) results.set(name, { state, by: by.replaceAll('`', ''), date });
  }
  return results;
}

export function report(mutants, results) {
  // What a test said that the fault no longer names is not known of it.
  const known = mutants.filter(({ name, tests }) => [BUILD, ...tests].includes(results.get(name)?.by));
  const red = known.map(({ name }) => results.get(name)).filter(({ state }) => state === 'red');
  const countOf = (part) => red.filter(({ by }) => partOf(by) === part).length;
  return [
    '# Do the tests bite?',
    '',
    'Each row is a fault made on purpose in a copy of the tree, one at a time, and the first test of `npm test` that',
    'turned red. Cheap parts are asked first. Written by `npm run mutants`; the faults are in `scripts/mutants/`.',
    '',
    `${red.length} of ${known.length} faults that were tried turned a test red; ${mutants.length} are written.`,
    `Caught by part of \`npm test\`: ${parts.map((part) => `${part} ${countOf(part)}`).join(', ')}.`,
    '',
    'Beside these `npm test` meets 50 faults seeded in pages of their own, each of which axe, IBM, Alfa or our own',
    'checks must find (`tests/a11y/canary/`): 50 of 50, or the test is red.',
    '',
    '| Fault | Made in | Result | Part | Test | Tried on |',
    '| --- | --- | --- | --- | --- | --- |',
    ...known.map(({ name, file }) => {
      const { state, by, date } = results.get(name);
      return `| ${name} | \`${file}\` | ${state} | ${partOf(by)} | \`${by}\` | ${date} |`;
    }),
    '',
  ].join('\n');
}
