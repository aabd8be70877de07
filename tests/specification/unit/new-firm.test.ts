import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { isCopied } from '../../../scripts/new-firm/firm-only-paths.ts';

const GENERATED_SITE = 'scripts/new-firm/site/';

it('the site of another firm gets no module of src/site that only this firm uses', () => {
  const listed = execFileSync('git', ['ls-files', 'src', 'build', 'scripts'], { encoding: 'utf8' }).split(
    '\n',
  );
  const files = listed.filter(
    (file) =>
      file.startsWith(GENERATED_SITE) ||
      (existsSync(file) && isCopied(file) && !existsSync(GENERATED_SITE + file)),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const modules = files.filter((file) => /^src\/site\/[\w-]+(?<!\.d)\.ts$/.test(file));
  expect(modules.filter((file) => !code.includes(`/${basename(file)}'`))).toEqual([]);
});
