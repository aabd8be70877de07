import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contract } from '../../contract-codes.ts';

const codes = Object.keys(contract);
const kinds = [...new Set(codes.map((code) => code.replace(/\d+$/, '')))];

/** The sources in which codes are used. Files about countries and test corpora contain words that look like codes. */
const sources = ['src', 'build', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/corpora|countries|contract-codes/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
const pattern = new RegExp(`(?<![a-z]-)\\b(?:${kinds.join('|')})\\d{1,2}\\b`, 'g');
const used = new Set(sources.flatMap((text) => text.match(pattern) ?? []));

it('tests/contract-codes.ts explains exactly the codes in use', () => {
  expect([...used].toSorted()).toEqual(codes.toSorted());
});
