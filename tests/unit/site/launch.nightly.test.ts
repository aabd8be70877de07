import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import { languages } from '../../../src/site/published-languages.ts';
import { toMoment } from '../../../src/site/zoned-time.ts';

// A copy of the folders that check:launch needs. It is inside node_modules, so that its imports are resolved.
mkdirSync('node_modules/.cache', { recursive: true });
const site = mkdtempSync('node_modules/.cache/launch-');
for (const folder of ['src/lib', 'src/site', 'src/words', 'src/content', 'src/articles', 'build'])
  cpSync(folder, join(site, folder), { recursive: true });
afterAll(() => rmSync(site, { recursive: true, force: true }));

const script = resolve('scripts/check-launch.mjs');
const options = { cwd: site, encoding: 'utf8' } as const;

it('check:launch uses the date in the time zone of the firm', () => {
  const midnight = toMoment(Date.UTC(2099, 11, 1), firm.clock.zone);
  const clock = `Date = class extends Date { constructor(...values) { super(...(values.length ? values : [${midnight}])) } }`;
  const file = join(site, 'src/site/holidays.ts');
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, "export const holidays = { yearly: [], dated: [], knownUntil: '2099-11-30' };");
  const clockModule = `data:text/javascript,${encodeURIComponent(clock)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', clockModule, script], options);
  writeFileSync(file, original);
  expect(stderr).toContain('known only until 2099-11-30');
});

it('check:launch --strict lists samples, invalid values and outdated translations', () => {
  const firmFile = join(site, 'src/site/firm.ts');
  writeFileSync(firmFile, readFileSync(firmFile, 'utf8').replace(/(phone: (?:sample\()?')\+/, '$1'));
  writeFileSync(
    join(site, 'src/site/town.ts'),
    "import { sample } from './sample.ts';\n\nexport const town = sample('Nowhere', 'the town');",
  );
  const wordsFile = join(site, 'src/words/en/site.json');
  writeFileSync(wordsFile, readFileSync(wordsFile, 'utf8').replace('"Home"', '"Start"'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--strict'], options);
  expect(stdout).toContain('src/site/town.ts:3  the town: Nowhere\n');
  for (const language of languages)
    expect(stdout).toContain(
      `src/words/${language}/site.json: home may be out of date. The English text is now: Start\n`,
    );
  expect(stderr).toMatch(/phone: .*country code/);
  expect(status).toBe(1);
});
