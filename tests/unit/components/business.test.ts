import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const words = /\b(?:loans?|borrow\w*|mortgages?|lenders?|invoices?|insurance|SBLC|credit|bill)\b/i;

it('widgets know nothing of the business: its words stand in sections, pages and content', () => {
  const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((name) => words.test(readFileSync(`src/components/${name}`, 'utf8')))).toEqual([]);
});
