import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../scripts/new-firm/answers.ts';
import type { Answers } from '../../scripts/new-firm/answers.ts';
import { generatedFiles } from '../../scripts/new-firm/files.ts';

const folder = 'scripts/new-firm';
const examples = readdirSync(`${folder}/examples`);
const read = (name: string) => JSON.parse(readFileSync(`${folder}/examples/${name}`, 'utf8')) as Answers;

it.each(examples)('%s is complete and gives each service a page', (name) => {
  const answers = checkAnswers(read(name));
  for (const { path } of answers.services)
    expect(generatedFiles(answers)).toHaveProperty([`src/pages${path}.tsx`]);
});

describe('the files that are copied to each site', () => {
  const names = readdirSync(`${folder}/site`, { recursive: true, encoding: 'utf8' });
  const made = generatedFiles(checkAnswers(read('pune-dentist.json')));

  it.each(names.filter((name) => /\.tsx?$/.test(name)))('%s imports files that exist', (name) => {
    const text = readFileSync(join(folder, 'site', name), 'utf8');
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      join(dirname(name), path),
    );
    const isThere = (file: string) => names.includes(file) || file in made || existsSync(file);
    expect(imported.filter((file) => !isThere(file))).toEqual([]);
  });
});
