import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { redirects } from '../../../src/site/pages.ts';
import { createFolder } from '../temporary-folder.ts';

const { root: copy } = createFolder();

it('a project with new pages that are only in English passes types, lint, the build and the tests', () => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));
  for (const file of files) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });

  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined, PROPERTY_RUNS: undefined, VITEST: undefined },
    });
  for (const page of [
    ['/our-charges', 'Our Charges'],
    ['/our-charges/gst-refunds', `GST on "Sellers'" & Others' Refunds`],
  ])
    expect(node('scripts/new-page.mjs', ...page)).toMatchObject({ status: 0, stderr: '' });
  for (const page of Object.keys(redirects)) {
    const message = page === '/index.html' ? 'There is already a page / ' : `${page} redirects to `;
    expect(node('scripts/new-page.mjs', page.replace('.html', ''), 'Fees').stderr).toContain(message);
  }
  const { status, stdout } = node('scripts/test.mjs', 'types', 'lint', 'build', 'unit', 'built');
  expect({ status, output: status === 0 ? '' : stdout }).toEqual({ status: 0, output: '' });
}, 3_600_000);
