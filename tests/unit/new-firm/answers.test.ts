import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkAnswers, pathOf } from '../../../scripts/new-firm/answers.mjs';
import type { Answers } from '../../../scripts/new-firm/answers.mjs';
import { withoutGone } from '../../../scripts/new-firm/docs.mjs';
import { denominationsOf, keptMarks } from '../../../scripts/new-firm/facts.mjs';
import { cuts, edits, kept } from '../../../scripts/new-firm/old.mjs';
import { withoutClasses } from '../../../scripts/new-firm/styles.mjs';

const folder = 'scripts/new-firm/examples';
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Answers;
const dentist = () => read('pune-dentist.json');

describe('the answers of a new firm', () => {
  it.each(readdirSync(folder))('%s is complete', async (name) => {
    await expect(checkAnswers(read(name))).resolves.toBeDefined();
  });

  it.each<[string, (answers: Answers) => void, RegExp]>([
    ['no telephone', ({ firm }) => delete firm.phone, /firm\.phone: is missing/],
    ['no firm', (answers) => Reflect.deleteProperty(answers, 'firm'), /firm: is missing/],
    [
      'two services with one path',
      ({ services }) => Object.assign(services[1] as object, { path: '/services/fillings' }),
      /services: two have the path \/services\/fillings/,
    ],
    [
      'an unknown group',
      ({ services }) => Object.assign(services[0] as object, { group: 'Elsewhere' }),
      /Check-up and Cleaning stands in the group “Elsewhere”, which groups does not name/,
    ],
    ['an empty group', ({ groups }) => groups.push('Empty'), /groups: no service stands in “Empty”/],
    [
      'a short description',
      ({ home }) => Object.assign(home, { description: 'Teeth.' }),
      /home\.description: must have 70 to 160 characters, and has 6/,
    ],
    [
      'a question that nobody asks',
      ({ home }) => Object.assign(home, { colour: 'blue' }),
      /home\.colour: no such answer/,
    ],
    [
      'a unit after a figure',
      ({ home }) => Object.assign(Reflect.get(home, 'slides')[0].figure, { suffix: ' km' }),
      /home\.slides\.0\.figure\.suffix: can be \+ alone; a unit, such as km, stands in the label/,
    ],
  ])('with %s are refused in a sentence', async (_what, spoil, sentence) => {
    const answers = dentist();
    spoil(answers);
    await expect(checkAnswers(answers)).rejects.toThrow(sentence);
  });

  it('have their apostrophes as the rest of the site has them, and keep what stands in quotes', async () => {
    const answers = dentist();
    Object.assign(answers.home, { motto: "The dentists' own.", reasonsTitle: "Why it's 'gentle'." });
    const { home } = await checkAnswers(answers);
    expect(home).toMatchObject({ motto: 'The dentists’ own.', reasonsTitle: "Why it’s 'gentle'." });
  });

  it('make a path of a label', () => {
    expect(pathOf({ label: 'Check-up and Cleaning' })).toBe('/services/check-up-and-cleaning');
    expect(pathOf({ label: 'Fillings', path: '/services/x' })).toBe('/services/x');
  });
});

it.each(
  [
    [1, 1],
    [2, 3],
    [3, 3, 3],
    [5, 5, 5],
    [1, 5, 2, 4],
    [4, 4, 4, 4],
    [2, 2, 2, 2, 2, 2],
  ].map((sizes) => [sizes]),
)('no neighbours in a menu with columns of %j have one denomination', (sizes) => {
  const columns = sizes.map((size, at) => Array.from({ length: size }, (_, row) => ({ at, row })));
  const given = denominationsOf(columns);
  const order = columns.flat();
  expect(given.size).toBe(order.length);
  for (const [index, one] of order.entries()) {
    const neighbours = [order[index + 1], columns[one.at + 1]?.[one.row]].filter((of) => of !== undefined);
    for (const of of neighbours) expect(given.get(of)).not.toBe(given.get(one));
  }
});

describe('what is changed for a new firm', () => {
  it.each(edits)('%s: is there to be changed', (file, from) => {
    expect(readFileSync(file, 'utf8')).toContain(from);
  });

  it.each(cuts)('%s: has the passage to be cut', (file, from, to = '') => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    expect(text.slice(text.indexOf(from) + from.length)).toContain(to);
  });

  it.each(kept)('%s: is there to be kept', (file) => {
    expect(() => readFileSync(file)).not.toThrow();
  });

  it('takes out what documents say of what is gone, and no other sentence', () => {
    const text = `# One

**Kept.** It stays (\`a.ts\`). It goes with \`gone.ts\`. It stays, 2.4 times.

**Gone with its one sentence.** \`gone.ts\`.

**About \`gone.ts\`.** Which is small.

| \`gone.ts\` | 1 |
| \`a.ts\` | 2 |

\`\`\`
gone.ts
\`\`\`
`;
    expect(withoutGone(text, (sentence) => sentence.includes('gone.ts'))).toBe(`# One

**Kept.** It stays (\`a.ts\`). It stays, 2.4 times.

| \`a.ts\` | 2 |

\`\`\`
gone.ts
\`\`\`
`);
  });

  it('takes out the rules of classes that nobody shows, and no other', () => {
    const css = `@layer components {
  /* Stays. */
  .a, .gone { color: red; }
  /* Goes with its rule. */
  .gone .b:hover { color: red; }
  @media print { .gone { color: red; } }
  :is(.a, .gone)::before { content: '}'; }
  .a { & .gone { color: red; } margin: 0; }
}`;
    const left = withoutClasses(css, new Set(['gone']));
    expect(left.replace(/\s+/g, ' ')).toBe(
      "@layer components { /* Stays. */ .a{ color: red; } :is(.a)::before { content: '}'; } .a { margin: 0; } }",
    );
  });
});

it('keeps of the pages’ marks those that are shown, without a word on the old firm', () => {
  const text = readFileSync('src/site/page-marks.ts', 'utf8');
  const kept = keptMarks(text, ['/contact', '/terms']);
  expect([...kept.matchAll(/^ {2}'(page-[\w-]+)'/gm)].map(([, name]) => name)).toEqual([
    'page-contact',
    'page-terms',
  ]);
  expect(kept).toContain('/** What is drawn');
  expect(kept).not.toMatch(/^ {2}\/\*\*/m);
  expect(kept).toMatch(/\},\n\} as const satisfies/);
});
