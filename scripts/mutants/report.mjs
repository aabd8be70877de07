/** docs/mutants.md: written from results, and read back so that a part can be run again. */
const ROW = /^\| (.+?) \| `.+?` \| (\S[^|]*?) \| (.*?) \| ([\d-]+) \|$/;

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
  const known = mutants.filter(({ name }) => results.has(name));
  const red = known.filter(({ name }) => results.get(name).state === 'red').length;
  return [
    '# Do the tests bite?',
    '',
    'Each row is a fault made on purpose in a copy of the tree, one at a time, and the test that turned red.',
    'Written by `npm run mutants`; the faults are in `scripts/mutants/`.',
    '',
    `${red} of ${known.length} faults that were tried turned a test red; ${mutants.length} are written.`,
    '',
    '| Fault | Made in | Result | Test | Tried on |',
    '| --- | --- | --- | --- | --- |',
    ...known.map(({ name, file }) => {
      const { state, by, date } = results.get(name);
      return `| ${name} | \`${file}\` | ${state} | ${by ? `\`${by}\`` : ''} | ${date} |`;
    }),
    '',
  ].join('\n');
}
