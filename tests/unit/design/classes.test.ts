import { expect, it } from 'vitest';
import { findClassNames } from '../../../build/theme-checks/class-names.ts';
import { findBareClasses, findUnknownClasses } from '../../../build/theme-checks/invalid-classes.ts';
import { findRawColours } from '../../../build/theme-checks/raw-colours.ts';
import { findClassesIn, compileStyles, readSources } from '../../../build/theme-checks/style-sheets.ts';

/** A component with one error of each kind, and with similar valid classes. `npm run lint` checks the site. */
const seeded = new Map([
  [
    'src/seeded.tsx',
    `import { box } from './box.ts';
const tones = { ink: 'text-foreground', typo: 'text-muted-foregroud' };
export const Seeded = ({ tone, loud }: { tone: keyof typeof tones; loud: boolean }) => (
  <p className={\`\${tones[tone]} \${loud === 'solid' ? 'bg-blue-500' : 'hover:bg-muted'} \${box}\`}>hidden words</p>
);
const end = ' text-brnad';
export const Joined = () => <p className={'p-4 text-smal' + end}>hidden words</p>;`,
  ],
  ['src/box.ts', `export const box = 'p-4 ledger-tabel';`],
]);

// Only these of the seeded names are classes. The styles are compiled once.
const added = ['text-foreground', 'hover:bg-muted', 'p-4'];
const inline = `@source inline("${[...added, 'text-muted-foregroud', 'bg-blue-500', 'ledger-tabel'].join(' ')}");`;
const styles = await compileStyles(`\n${inline}`);
const known = new Set([styles, ...readSources('.css').values()].flatMap((css) => [...findClassesIn(css)]));

it('class names without a rule are reported with file and line', () => {
  expect(findUnknownClasses(findClassNames(seeded), known)).toEqual([
    'src/seeded.tsx:2: text-muted-foregroud: no such class; did you mean text-muted-foreground?',
    expect.stringMatching(
      /^src\/seeded\.tsx:4: bg-blue-500: no such class; for a background use bg-[a-z-]+, /,
    ),
    'src/box.ts:1: ledger-tabel: no such class; did you mean ledger-table?',
    expect.stringContaining('src/seeded.tsx:7: text-smal: no such class; '),
    expect.stringContaining('src/seeded.tsx:6: text-brnad: no such class; '),
  ]);
});

it.each([
  ['hover:bg-red-500/50', 'for a background use hover:bg-primary, hover:bg-card or hover:bg-muted'],
  ['font-medium', 'for a weight use font-normal, font-semibold or font-bold; for a font use font-display'],
  ['md:px-huge', 'for spacing use md:px-4, md:px-close or md:px-section'],
  ['2xl:p-4', 'no such variant; the breakpoints are xs, sm'],
  ['animate-bounce', 'no such class in Tailwind, the theme or src/styles'],
  ['sm:table', 'excluded by `@source not inline` in src/styles/index.css: remove the word there'],
])('the class %s, which has no rule, is reported with advice: %s', (name, advice) => {
  const [message, ...more] = findUnknownClasses([{ name, file: 'src/seeded.tsx', line: 1 }], known, [
    'table',
  ]);
  expect(message).toContain(`src/seeded.tsx:1: ${name}: `);
  expect(message).toContain(advice);
  expect(more).toEqual([]);
});

const colours = [
  'const tint = "#F2A51F";',
  '<p className="bg-[oklch(0.5_0.1_20)]" />',
  '<path stroke="navy" />',
];
it.each(colours)('a colour outside tailwind.config.ts is reported in %s', (source) => {
  expect(findRawColours(new Map([['src/seeded.tsx', source]]))).toEqual([
    expect.stringMatching(/^src\/seeded\.tsx:1: .+: a colour outside tailwind\.config\.ts; use a role: /),
  ]);
});

it.each([
  ['border', 'for a line use border-hair, border-control or border-frame'],
  ['rounded-[4px]', 'for a radius use rounded-'],
])('the class %s, which is no token, is reported: %s', (name, advice) => {
  const source = `export const a = <p className="border-hair ${name} border-t-0 rounded-md" />;`;
  expect(findBareClasses(findClassNames(new Map([['src/seeded.tsx', source]])))).toEqual([
    expect.stringContaining(`src/seeded.tsx:1: ${name}: not a token of tailwind.config.ts; ${advice}`),
  ]);
});
