// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf, paths } from './documents.ts';

/** Pages whose collapsed tables and lists are secondary content. */
const secondary = new Set(['/privacy', '/papers']);

it.each(paths.filter((path) => !secondary.has(path)))(
  '%s collapses no table, calculator or row on phones',
  (path) => {
    const folds = documentOf(path).querySelectorAll('main [data-collapse]');
    expect([...folds].filter((fold) => fold.querySelector('table, [data-sheet], .rows'))).toEqual([]);
  },
);
