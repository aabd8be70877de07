import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classNames } from '../../../src/build/theme-checks/class-names.ts';
import { checkTheme } from '../../../src/build/theme-checks/index.ts';
import { bareClasses, unknownClasses } from '../../../src/build/theme-checks/invalid-classes.ts';
import { rawColours } from '../../../src/build/theme-checks/raw-colours.ts';
import { classesIn, compiledStyles, sourcesOf } from '../../../src/build/theme-checks/style-sheets.ts';
import { accidentalClasses, unusedClasses } from './unused-classes.ts';
import { theme } from '../../../tailwind.config.ts';

/** A component with one error of each kind, and with similar valid classes. */
const seeded = new Map([
  [
    'src/seeded.tsx',
    `import { box } from './box.ts';
const tones = { ink: 'text-foreground', typo: 'text-muted-foregroud' };
export const Seeded = ({ tone, loud }: { tone: keyof typeof tones; loud: boolean }) => (
  <p className={\`\${tones[tone]} \${loud === 'solid' ? 'bg-blue-500' : 'hover:bg-muted'} \${box}\`}>hidden words</p>
);`,
  ],
  ['src/box.ts', `export const box = 'p-4 ledger-tabel';`],
]);

// Compiled once; of the seeded names only these become classes.
const added = ['text-foreground', 'hover:bg-muted', 'p-4', 'border-l-page', 'border-y-perforation'];
const inline = `@source inline("${[...added, 'text-muted-foregroud', 'bg-blue-500', 'ledger-tabel'].join(' ')}");`;
const styles = await compiledStyles(`\n${inline}`);
const known = new Set([styles, ...sourcesOf('.css').values()].flatMap((css) => [...classesIn(css)]));
const reported = (name: string, excluded: string[] = []) =>
  unknownClasses([{ name, file: 'src/seeded.tsx', line: 1 }], known, excluded);

describe('class names', () => {
  it('of the site have rules, and its values are tokens', () => {
    expect(classNames(sourcesOf('.ts', '.tsx')).length).toBeGreaterThan(1500);
    expect(checkTheme(styles)).toEqual([]);
  });

  it('are reported with file and line', () => {
    expect(unknownClasses(classNames(seeded), known)).toEqual([
      'src/seeded.tsx:2: text-muted-foregroud: no such class; did you mean text-muted-foreground?',
      expect.stringMatching(
        /^src\/seeded\.tsx:4: bg-blue-500: no such class; for a background use bg-[a-z-]+, bg-[a-z-]+ or bg-[a-z-]+$/,
      ),
      'src/box.ts:1: ledger-tabel: no such class; did you mean ledger-table?',
    ]);
  });

  it.each([
    ['bg-gray-100', 'for a background use bg-background, bg-primary or bg-card'],
    ['hover:bg-red-500/50', 'for a background use hover:bg-primary, hover:bg-card or hover:bg-muted'],
    ['text-gray-900', 'for text use text-foreground, text-muted-foreground or text-brand'],
    ['text-2xl', 'for a text size use text-'],
    ['border-t-slate-200', 'for a border use border-t-border, '],
    ['ring-sky-400', 'for a ring use ring-'],
    ['fill-black', 'for a drawing use fill-'],
    ['rounded-huge', 'for a radius use rounded-md, rounded-lg or rounded-full'],
    ['rounded-tl-2xl', 'for a radius use rounded-tl-'],
    ['shadow-xl', 'for a shadow use shadow-lg or shadow-sm'],
    ['font-medium', 'for a weight use font-normal, font-semibold or font-bold; for a font use font-display'],
    ['leading-relaxed', 'for a line height use leading-tight'],
    ['max-w-3xl', 'for a width use max-w-wrap or max-w-text'],
    ['md:px-huge', 'for spacing use md:px-4, md:px-close or md:px-section'],
  ])('%s is reported with the tokens for its purpose: %s', (name, advice) => {
    expect(reported(name)).toEqual([expect.stringContaining(`${name}: no such class; ${advice}`)]);
  });

  it.each([
    ['2xl:p-4', 'no such variant; the breakpoints are xs, sm'],
    ['flexx', 'did you mean flex?'],
    ['bg-priamry', 'did you mean bg-primary?'],
    ['animate-bounce', 'no such class in Tailwind, the theme or src/styles'],
  ])('%s is reported: %s', (name, advice) => {
    expect(reported(name)).toEqual([expect.stringContaining(`${name}: `)]);
    expect(reported(name)[0]).toContain(advice);
  });

  it('that index.css excludes are reported with that line', () => {
    expect(reported('sm:table', ['table'])).toEqual([
      'src/seeded.tsx:1: sm:table: excluded by `@source not inline` in src/styles/index.css: remove the word there',
    ]);
  });

  it('are all classes of the compiled sheet', () => {
    const uses = [
      ...classNames(sourcesOf('.ts', '.tsx')),
      ...added.map((name) => ({ name, file: '', line: 0 })),
    ];
    expect(accidentalClasses(styles, uses, sourcesOf('.css').values())).toEqual([]);
  });

  it('are reported if Tailwind reads a word of the code as one', () => {
    expect(accidentalClasses('.ring { width: 1px } .p-4 { padding: 1rem }', classNames(seeded), [])).toEqual([
      '.ring is unused: name it under `@source not inline` in src/styles/index.css',
    ]);
  });

  it('are reported if they are defined and unused', () => {
    const sheets = new Map([
      ['src/styles/seeded.css', '.ledger-tabel > .orphan:not(.p-4) { color: var(--foreground); }'],
    ]);
    expect(
      unusedClasses(sheets, new Map([['src/box.ts', `export const box = 'p-4 ledger-tabel';`]])),
    ).toEqual(['.orphan is unused (src/styles/seeded.css)']);
  });

  it('are collected from a file that only another file uses', () => {
    const index = readFileSync('src/styles/index.css', 'utf8');
    expect(index).toContain('@source not inline('); // theme-checks/index.ts reads the excluded words there
    expect(classNames(seeded)).toContainEqual({ name: 'p-4', file: 'src/box.ts', line: 1 });
  });
});

describe('a line of the theme', () => {
  it('sets width and style of its class', () => {
    const rule = (name: string) =>
      new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(styles)?.[1]?.replace(/\s+/g, ' ');
    const [width, style] = theme.line.page?.split(' ') ?? [];
    expect(rule('border-l-page')).toBe(` border-left-width: ${width}; border-left-style: ${style}; `);
    expect(rule('border-y-perforation')).toMatch(/block-width: .*block-style: /);
  });
});

describe('values outside tailwind.config.ts', () => {
  it.each([
    ['hex', 'const tint = "#F2A51F";'],
    ['rgb()', 'const shadow = "0 1px rgb(10 20 30 / 0.4)";'],
    ['oklch()', '<p className="bg-[oklch(0.5_0.1_20)]" />'],
    ['a named colour', '<path stroke="navy" />'],
  ])('are reported: %s', (_kind, source) => {
    expect(rawColours(new Map([['src/seeded.tsx', source]]))).toEqual([
      expect.stringMatching(/^src\/seeded\.tsx:1: .+: a colour outside tailwind\.config\.ts; use a role: /),
    ]);
  });

  it.each([
    ['border', 'for a line use border-hair, border-control or border-frame'],
    ['border-b-2', 'for a line use border-b-'],
    ['rounded-[4px]', 'for a radius use rounded-'],
    ['sm:text-[13px]', 'for a text size use sm:text-xs, '],
    ['duration-200', 'for a duration use duration-quick'],
  ])('are reported: the class %s, %s', (name, advice) => {
    const source = `export const a = <p className="border-hair ${name} border-t-0 rounded-md" />;`;
    expect(bareClasses(classNames(new Map([['src/seeded.tsx', source]])))).toEqual([
      expect.stringContaining(`src/seeded.tsx:1: ${name}: not a token of tailwind.config.ts; ${advice}`),
    ]);
  });
});
