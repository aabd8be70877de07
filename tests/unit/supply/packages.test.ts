import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}
const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([folder]) => folder !== '');
const foldersOf = (found: typeof locked) => found.map(([folder]) => folder);

const packagesInUse = Object.entries({ ...own.dependencies, ...own.devDependencies });
it.each(packagesInUse)('the lock file has the exact version of %s: %s', (name, version) => {
  const number = version.replace(/^npm:.+@/, ''); // an alias also names its package
  expect(number).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packages[`node_modules/${name}`]?.version).toBe(number);
});

it('all packages come from the public registry with a SHA-512 hash', () => {
  expect(locked.length).toBeGreaterThan(300);
  const isChecked = ({ integrity = '', resolved = 'https://registry.npmjs.org/' }: Locked) =>
    /^sha512-[\w+/]{86}==$/.test(integrity) && resolved.startsWith('https://registry.npmjs.org/');
  expect(foldersOf(locked.filter(([, one]) => !isChecked(one)))).toEqual([]);
});

it('no package needs an install script', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  expect(foldersOf(locked.filter(([, { hasInstallScript }]) => hasInstallScript))).toEqual([
    // Its script would download Java. If Java is missing, scripts/test-html.mjs skips the validator.
    'node_modules/vnu-jar',
  ]);
  expect(Object.keys(own.scripts!).filter((name) => /^(pre|post|install|prepare)/.test(name))).toEqual([]);
});
