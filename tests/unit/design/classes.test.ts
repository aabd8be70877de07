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
export const Joined = () => <p className={'p-4 text-smal' + end}>hidden words</p>;
export const Line = () => <p className="border rounded-[4px] border-hair border-t-0 rounded-md" />;
const tint = "#F2A51F";
export const Ship = () => <path stroke="navy" className="bg-[oklch(0.5_0.1_20)]" />;`,
  ],
  ['src/box.ts', `export const box = 'p-4 ledger-tabel';`],
]);
const uses = findClassNames(seeded);

it('class names without a rule are reported with file and line', async () => {
  const styles = await compileStyles(`\n@source inline("${uses.map(({ name }) => name).join(' ')}");`);
  const known = new Set([styles, ...readSources('.css').values()].flatMap((css) => [...findClassesIn(css)]));
  expect(findUnknownClasses(uses, known)).toEqual([
    'src/seeded.tsx:2: text-muted-foregroud: no such class; did you mean text-muted-foreground?',
    expect.stringMatching(
      /^src\/seeded\.tsx:4: bg-blue-500: no such class; for a background use bg-[a-z-]+, /,
    ),
    'src/box.ts:1: ledger-tabel: no such class; did you mean ledger-table?',
    expect.stringContaining('src/seeded.tsx:7: text-smal: no such class; '),
    expect.stringContaining('src/seeded.tsx:6: text-brnad: no such class; '),
    expect.stringContaining('src/seeded.tsx:8: border: no such class; '),
  ]);
});

it('colours, lines and corners that are not tokens are reported with file and line', () => {
  expect([...findRawColours(seeded), ...findBareClasses(uses)]).toEqual(
    ['9: #F2A51F', '10: oklch(', '10: stroke="navy', '8: border', '8: rounded-[4px]'].map((start) =>
      expect.stringContaining(`src/seeded.tsx:${start}: `),
    ),
  );
});
