import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyBuildContext } from '../../../scripts/build-copy.mjs';
import { nightly } from '../../browser.ts';

/** A mistake that a developer could make, and the finding that must name its line. */
interface Seed {
  file: string;
  /** The texts to replace, each with its replacement, in this order. */
  edits: readonly (readonly [text: string, replacement: string])[];
  /** A text in the line that the finding must name. If several edited lines contain the text, the first line counts. */
  line: string;
  rule: string;
}

/**
 * The mistakes, which are visible on /about and /contact. The audit finds each line in another way: in the caller of a
 * component, in the theme, by our own checks, and in the state of a widget.
 */
const seeds: readonly Seed[] = [
  { file: 'src/sections/notice.tsx', line: '<IconButton>', rule: 'button-name',
    edits: [
      ['import { Icon }', "import { IconButton } from '../components/button.tsx';\nimport { Icon }"],
      ['<Icon name="alert"', '<IconButton>\n<Icon name="close" />\n</IconButton>\n<Icon name="alert"'],
    ] },
  { file: 'tailwind.config.ts', line: '#A7ADB5', rule: 'color-contrast',
    edits: [["'muted-foreground': '#454F5F'", "'muted-foreground': '#A7ADB5'"]] },
  { file: 'src/sections/service-directory.tsx', line: 'onClick', rule: 'click',
    edits: [['<SectionHead {...head} />', '<SectionHead {...head} />\n<div onClick={() => history.back()}>Back</div>']] },
  { file: 'src/components/dialog.tsx', line: '<HeadlessDialog', rule: 'aria-dialog-name',
    edits: [['<DialogTitle className="text-h3 font-bold">{title}</DialogTitle>', '<h2>{title}</h2>']] },
]; // oxfmt-ignore

/** Makes a mistake in a copy of the project. Returns the rule and the line: 'button-name at src/x.tsx:16'. */
function plant(folder: string, { file, edits, line, rule }: Seed): string {
  const path = join(folder, file);
  let text = readFileSync(path, 'utf8');
  for (const [before, after] of edits) {
    expect(text, `${file} contains the text that the seed replaces`).toContain(before);
    text = text.replace(before, () => after);
  }
  writeFileSync(path, text);
  return `${rule} at ${file}:${text.split('\n').findIndex((one) => one.includes(line)) + 1}`;
}

interface Report {
  findings: { rule: string; status: string; location?: { file: string; line: number } }[];
}

test('npm run a11y reports each seeded mistake at its line', nightly, () => {
  test.setTimeout(1_200_000);
  const folder = mkdtempSync(join(tmpdir(), 'seeds-'));
  try {
    copyBuildContext(folder);
    for (const name of ['.dockerignore', 'playwright.config.ts', 'scripts', 'tests'])
      cpSync(name, join(folder, name), { recursive: true });
    const planted = seeds.map((seed) => plant(folder, seed));
    const { PATH = '', HOME = '', CHROMIUM_PATH } = process.env; // without the variables of this test run
    const env = { PATH, HOME, NO_COLOR: '1', ...(CHROMIUM_PATH && { CHROMIUM_PATH }) };
    const args = ['scripts/a11y.mjs', '/about', '/contact'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    expect(status, stdout + stderr).toBe(1);
    const report = readFileSync(join(folder, 'reports/a11y/findings.json'), 'utf8');
    const { findings } = JSON.parse(report) as Report;
    const found = findings
      .filter(({ status }) => status === 'violation')
      .map(({ rule, location }) => `${rule} at ${location?.file}:${location?.line}`);
    expect(found, stdout).toEqual(expect.arrayContaining(planted));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
