import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const legend = readFileSync('docs/contract-codes.md', 'utf8');
const codes = [...legend.matchAll(/^\| (\S+\d) \| \S/gm)].map(([, code = '']) => code);
const kinds = [...new Set(codes.map((code) => code.replace(/\d+$/, '')))];

/** Texts that name them; telephone codes and corpora have words that look the same. */
const sources = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/corpora|countries/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
const used = new Set(
  sources.flatMap(
    (text) => text.match(new RegExp(`(?<![a-z]-)\\b(?:${kinds.join('|')})\\d{1,2}\\b`, 'g')) ?? [],
  ),
);

it('every code of the contract that a comment or a test names is explained in docs/contract-codes.md', () => {
  expect([...used].filter((code) => !codes.includes(code))).toEqual([]);
});

it('docs/contract-codes.md explains each code once, and none that nothing names', () => {
  expect(codes.filter((code, at) => !used.has(code) || codes.indexOf(code) !== at)).toEqual([]);
});
