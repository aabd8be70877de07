import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { toLookName } from '../../../scripts/theme/look-file.ts';
import { createFolder } from '../temporary-folder.ts';

const { root, write } = createFolder();
for (const name of ['tailwind', 'tailwind.config.ts', 'scripts', 'package.json', '.oxfmtrc.json'])
  cpSync(name, join(root, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
write('blue.css', ':root { --primary: #3b82f6; --primary-foreground: #fff; } .dark { --primary: #3b82f6; }');

/** Runs scripts/theme.mjs in `root`, a copy of the files of the theme. */
const run = (...options: string[]) =>
  spawnSync(process.execPath, ['scripts/theme.mjs', ...options], { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('the command writes a look with accessible colours, or with `--exact` the colours of the file', () => {
  expect(run('blue.css', '--name', 'my-brand')).toMatchObject({ status: 0, stderr: '' });
  expect(read('tailwind/looks/index.ts')).toContain('slate, myBrand };');
  expect(read('tailwind/looks/myBrand.ts')).toMatch(/primary: '#\w{6}', \/\/ was #3B82F6/);
  expect(run('blue.css', '--name', 'my-brand', '--exact')).toMatchObject({ status: 1, stderr: '' });
  expect(read('tailwind/looks/myBrand.ts')).toContain("primary: '#3B82F6',");
});

it.each(['default', 'class', 'get-font-family', 'looks'])(
  'the command writes valid modules for the name %s',
  async (name) => {
    expect(run('blue.css', '--name', name)).toMatchObject({ status: 0, stderr: '' });
    const { looks } = await import(/* @vite-ignore */ join(root, `tailwind/looks/index.ts?${name}`));
    expect(looks).toMatchObject({ [toLookName(name)]: { light: {}, dark: {} } });
  },
);

it('the command exports the theme as registry JSON', () => {
  expect(JSON.parse(run('--export', '--json').stdout)).toMatchObject({ type: 'registry:theme' });
});
