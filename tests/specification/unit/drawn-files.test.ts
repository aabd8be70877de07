import { expect, it } from 'vitest';
import { findOutdatedFiles } from '../../../build/theme-checks/drawn-files.ts';
import { theme } from '../../../tailwind.config.ts';

it('committed pictures and downloads have the colours and fonts of the theme', () => {
  expect(findOutdatedFiles(theme)).toEqual([]);
});
