import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findSamples } from '../../../scripts/samples.mjs';

const script = resolve('scripts/check-launch.mjs');
const run = (cwd: string, ...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

// A site of nothing but its details; inside node_modules, so that its imports are found.
mkdirSync('node_modules/.cache', { recursive: true });
const site = mkdtempSync('node_modules/.cache/launch-');
const firmFile = join(site, 'src/site/firm.ts');
const dutiesFile = join(site, 'src/site/legal-details.ts');
cpSync('src/site', join(site, 'src/site'), { recursive: true });
const withoutSamples = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/sample\(\s*(\{[^}]*\}|'[^']*'),\s*'[^']*',?\s*\)/g, '$1')
    .replace(/^import \{ sample.*\n/m, '');
const bare = withoutSamples(firmFile);
afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('check:launch', () => {
  it('fails with --strict for a sample and an invalid value, and lists both', () => {
    const file = join(site, 'src/site/town.ts');
    writeFileSync(
      file,
      "import { sample } from './sample.ts';\n\nexport const town = sample('Nowhere', 'the town');",
    );
    writeFileSync(firmFile, bare.replace("phone: '+", "phone: '"));
    writeFileSync(dutiesFile, withoutSamples(dutiesFile));
    const { status, stdout, stderr } = run(site, '--strict');
    rmSync(file);
    expect(stdout).toContain('src/site/town.ts:3  the town: Nowhere\n');
    expect(stderr).toMatch(/phone: .*country code/);
    expect(status).toBe(1);
  });

  it('finds renamed imports of the marker, and requires a purpose', () => {
    const source = (call: string) =>
      new Map([['a.ts', `import { sample as s } from './sample.ts';\n\nexport const a = ${call};`]]);
    expect(findSamples(source("s('x', 'name')"))).toEqual([
      { file: 'a.ts', line: 3, purpose: 'name', value: 'x' },
    ]);
    expect(() => findSamples(source("s('x')"))).toThrow('a.ts:3: state the purpose of this sample');
  });
});
