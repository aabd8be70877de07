import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts?: Record<string, string>;
}
const read = <Json>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;

const own = read<Package>('package.json');
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([folder]) => folder !== '');
const installed = locked.map(([folder]) => folder).filter((folder) => existsSync(`${folder}/package.json`));

/** Packages with an install script, and why it need not run. */
const scriptNotNeeded: Record<string, string> = {
  'node_modules/fsevents': 'macOS only, and its binary is in the package',
  'node_modules/vnu-jar':
    'it would fetch a Java where there is none: scripts/test-html.mjs then goes without',
};

describe('packages', () => {
  it.each(Object.entries({ ...own.dependencies, ...own.devDependencies }))(
    '%s has the exact, locked version %s',
    (name, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
    },
  );

  it('are the same in package.json and the lockfile', () => {
    const { dependencies, devDependencies } = packages[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: own.dependencies,
      devDependencies: own.devDependencies,
    });
  });

  it('have a SHA-512 each', () => {
    expect(locked.length).toBeGreaterThan(300);
    const unchecked = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });

  it('come only from the public registry', () => {
    const elsewhere = locked.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([folder]) => folder)).toEqual([]);
  });
});

describe('install scripts', () => {
  it('are not run', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  it('are in no locked package but those listed here', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder);
    expect(scripted.filter((folder) => !(folder in scriptNotNeeded))).toEqual([]);
  });

  it('are in no installed package', () => {
    const scripted = installed.filter((folder) => {
      if (folder in scriptNotNeeded) return false;
      const { scripts = {} } = read<Package>(`${folder}/package.json`);
      return ['preinstall', 'install', 'postinstall'].some((name) => scripts[name]);
    });
    expect(scripted).toEqual([]);
    // npm compiles a package that has this file and no install script of its own.
    expect(installed.filter((folder) => existsSync(`${folder}/binding.gyp`))).toEqual([]);
  });

  it('are not part of the commands of this repository', () => {
    const hooks = Object.keys(own.scripts ?? {}).filter((name) => /^(pre|post|install|prepare)/.test(name));
    expect(hooks).toEqual([]);
  });
});
