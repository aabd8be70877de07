import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { LENGTH_LIMITS } from '../../../build/page-description.ts';
import { checkAnswers } from '../../../scripts/new-firm/answers.ts';
import { generateFiles } from '../../../scripts/new-firm/files.ts';
import { isCopied } from '../../../scripts/new-firm/firm-only-paths.ts';
import { generateWords } from '../../../scripts/new-firm/words.ts';

const GENERATED_SITE = 'scripts/new-firm/site/';
const readExample = () => JSON.parse(readFileSync('scripts/new-firm/examples/pune-dentist.json', 'utf8'));

it('the site of another firm gets the modules that its code imports, and no unused module of src/site', () => {
  const listed = execFileSync('git', ['ls-files', 'src', 'build', 'scripts'], { encoding: 'utf8' }).split(
    '\n',
  );
  const files = listed.filter(
    (file) =>
      file.startsWith(GENERATED_SITE) ||
      (existsSync(file) && isCopied(file) && !existsSync(GENERATED_SITE + file)),
  );
  const copies = new Set([
    ...files.map((file) => file.replace(GENERATED_SITE, '')),
    ...Object.keys(generateFiles(checkAnswers(readExample()))),
  ]);
  const imports = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^'?]+\.tsx?)'/g)].map(([, path = '']) =>
        join(file, '..', path),
      ),
    );
  expect(imports.filter((file) => !copies.has(file))).toEqual([]);
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const modules = files.filter((file) => /^src\/site\/[\w-]+(?<!\.d)\.ts$/.test(file));
  expect(modules.filter((file) => !code.includes(`/${basename(file)}'`))).toEqual([]);
});

it.each([
  ['A', 'taxes'],
  ['Zeta Tax', 'tax law'],
  ['The Greater Kothrud Family Practice of Joshi, Karve and Ranade', 'x'.repeat(60)],
])('the name %j with the subjects %j gives no description that the build rejects', (name, subjects) => {
  const example = readExample();
  const home = { ...example.home, description: `${'x'.repeat(160)} ` };
  const answers = checkAnswers({ ...example, home, subjects, firm: { ...example.firm, name } });
  const { descriptions } = generateWords(answers);
  expect(descriptions).toHaveProperty('/');
  const { min, max } = LENGTH_LIMITS.description;
  const texts = Object.entries(descriptions as Record<string, string>);
  expect(texts.filter(([, { length }]) => length < min || length > max)).toEqual([]);
});

it('new-firm writes the legal details into legal-details.ts, and rejects a film', () => {
  const { firm, ...answers } = readExample();
  const legalDetails = { registrations: { cin: 'AAA-1234' }, role: 'adviser', grievances: firm.grievances };
  const files = generateFiles(checkAnswers({ ...answers, firm: { ...firm, ...legalDetails } }));
  const code = files['src/site/legal-details.ts'] ?? '';
  expect(JSON.parse(code.slice(code.indexOf('= {') + 2, code.lastIndexOf(' as const')))).toEqual(
    legalDetails,
  );
  expect(files['src/site/firm.ts']).not.toMatch(/registrations|grievances|adviser/);
  const video = { youtube: 'abcdefghijk' };
  expect(() => checkAnswers({ ...answers, firm: { ...firm, video } })).toThrow(/firm\.video: .*leave it out/);
});
