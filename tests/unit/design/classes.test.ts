import { describe, expect, it } from 'vitest';
import { light, theme } from '../../../tailwind.config.ts';
import { accidentalClasses, bareClasses, classNames, unknownClasses, unusedClasses } from './class-names.ts';
import { rawColours } from './raw-values.ts';
import { classesIn, compiledStyles, sourcesOf } from './style-sheets.ts';

const components = sourcesOf('.ts', '.tsx');
const written = new Map([...sourcesOf('.css')].filter(([file]) => !file.endsWith('fonts.css')));

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

const uses = classNames(components);
// Compiled once; of the seeded names only these become classes.
const added = ['text-foreground', 'hover:bg-muted', 'p-4', 'border-l-page', 'border-y-perforation'];
const inline = `@source inline("${[...added, 'text-muted-foregroud', 'bg-blue-500', 'ledger-tabel'].join(' ')}");`;
const styles = await compiledStyles(`\n${inline}`);
/** Words that are no classes here. */
const off =
  /@source not inline\('([^']*)'\)/.exec(written.get('src/styles/index.css') ?? '')?.[1]?.split(' ') ?? [];

describe('class names of the site', () => {
  const known = classesIn(styles);

  it('compile to rules: there is no unknown role and no class without a rule', () => {
    expect(uses.length).toBeGreaterThan(1500);
    expect(unknownClasses(uses, known, off)).toEqual([]);
  });

  it('reports an unknown colour, a misspelt role and a class without a rule', () => {
    expect(unknownClasses(classNames(seeded), known)).toEqual([
      'text-muted-foregroud compiles to nothing: text-muted-foreground is nearest (src/seeded.tsx:2)',
      expect.stringMatching(
        /^bg-blue-500 compiles to nothing: bg-[a-z-]+ is nearest \(src\/seeded\.tsx:4\)$/,
      ),
      'ledger-tabel compiles to nothing: ledger-table is nearest (src/box.ts:1)',
    ]);
  });

  it.each([
    ['text-2xl', 'text-', theme.type],
    ['rounded-xl', 'rounded-', theme.radius],
    ['hover:bg-red-500', 'hover:bg-', light],
  ])('reports %s of Tailwind’s default theme with the nearest role', (name, start, roles) => {
    const use = { name, file: 'src/seeded.tsx', line: 1 };
    const [report = ''] = unknownClasses([use], known);
    const [, near = ''] = /: (\S+) is nearest \(src\/seeded\.tsx:1\)$/.exec(report) ?? [];
    expect(near.slice(0, start.length)).toBe(start);
    expect(Object.keys(roles)).toContain(near.slice(start.length));
  });

  it('reports a class that index.css excludes, with that line', () => {
    expect(off).toContain('table');
    expect(unknownClasses([{ name: 'sm:table', file: 'src/seeded.tsx', line: 1 }], known, off)).toEqual([
      'sm:table compiles to nothing: strike it off `@source not inline` in src/styles/index.css (src/seeded.tsx:1)',
    ]);
  });

  it('are all classes of the compiled sheets', () => {
    const all = [...uses, ...added.map((name) => ({ name, file: '', line: 0 }))];
    expect(accidentalClasses(styles, all, written.values())).toEqual([]);
  });

  it('reports a word of the code that Tailwind reads as a class', () => {
    expect(accidentalClasses('.ring { width: 1px } .p-4 { padding: 1rem }', classNames(seeded), [])).toEqual([
      '.ring is unused: name it under `@source not inline` in src/styles/index.css',
    ]);
  });

  it('reports an unused class', () => {
    const styles = new Map([
      ['src/styles/seeded.css', '.ledger-tabel > .orphan:not(.p-4) { color: var(--foreground); }'],
    ]);
    expect(
      unusedClasses(styles, new Map([['src/box.ts', `export const box = 'p-4 ledger-tabel';`]])),
    ).toEqual(['.orphan is unused (src/styles/seeded.css)']);
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
  it('are no colours in the code of src', () => {
    const sources = new Map(components);
    const masks = [...sources.keys()].filter((file) =>
      /src\/build\/(?:svg-file\.ts|engraving\.tsx|icon-drawings\.ts|vignette-files\.tsx)$/.test(file),
    );
    expect(masks.length).toBeGreaterThan(1);
    for (const file of masks) sources.delete(file); // white and black of a mask are not colours
    expect(rawColours(sources)).toEqual([]);
  });

  it.each([
    ['hex', 'const tint = "#F2A51F";'],
    ['rgb()', 'const shadow = "0 1px rgb(10 20 30 / 0.4)";'],
    ['oklch()', '<p className="bg-[oklch(0.5_0.1_20)]" />'],
    ['a named colour', '<path stroke="navy" />'],
  ])('reports %s', (_kind, source) => {
    expect(rawColours(new Map([['src/seeded.tsx', source]]))).toEqual([
      expect.stringMatching(/ \(src\/seeded\.tsx:1\)$/),
    ]);
  });

  it('are no font sizes, line widths, corners or durations in class names', () => {
    expect(bareClasses(uses)).toEqual([]);
  });

  it.each(['border', 'border-2', 'rounded-[4px]', 'sm:text-[13px]', 'duration-200'])(
    'reports the class %s',
    (name) => {
      const source = `export const a = <p className="border-hair ${name} border-t-0 rounded-md" />;`;
      expect(bareClasses(classNames(new Map([['src/seeded.tsx', source]])))).toEqual([
        `${name} is no role of tailwind.config.ts (src/seeded.tsx:1)`,
      ]);
    },
  );
});
