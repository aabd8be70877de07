import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { firmOnlyPaths, isCopied, sharedPaths } from '../../../scripts/new-firm/firm-only-paths.ts';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');

it.each([...firmOnlyPaths, ...sharedPaths])('%s is the beginning of a tracked path', (start) => {
  expect(tracked.some((file) => file.startsWith(start))).toBe(true);
});

it.each(sharedPaths)('%s is copied, although its folder is not', (path) => {
  expect(firmOnlyPaths.some((start) => path.startsWith(start))).toBe(true);
  expect(isCopied(path)).toBe(true);
});

it('copies English words, but no translations', () => {
  expect(isCopied('src/words/en/firm.json')).toBe(true);
  expect(isCopied('src/words/hi/firm.json')).toBe(false);
  expect(isCopied('tests/unit/components/button.hi.test.tsx')).toBe(false);
});
