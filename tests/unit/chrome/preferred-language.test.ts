import { expect, it } from 'vitest';
import { preferredLanguage } from '../../../src/chrome/preferred-language.ts';

it.each([
  [['hi']],
  [['hi-IN', 'en-IN']],
  [['hi-Deva-IN']],
  [['HI-in']],
  [['hi-IN-u-nu-deva']],
  [['mr-IN', 'hi', 'en']],
  [['hi-Latn', 'hi-IN']],
  [['hi_IN', '*', '', 'hi-FJ']],
])('is Hindi for a browser that prefers %j', (tags) => {
  expect(preferredLanguage(tags)).toBe('hi');
});

it.each([
  ['another language', ['hil-PH', 'en']],
  ['another language', ['hit']],
  ['another language', ['hif-FJ', 'hil']],
  ['another language', ['ahi', 'zh-CN', 'chi']],
  ['Hindi in Latin letters', ['hi-Latn']],
  ['Hindi in Latin letters', ['hi-Latn-IN', 'en-IN', 'hi']],
  ['English before Hindi', ['en-GB', 'hi']],
  ['English before Hindi', ['hil', 'EN', 'hi-IN']],
  ['nothing', []],
  ['no valid tag', ['C', '*']],
])('is undefined for a browser that prefers %s: %j', (_, tags) => {
  expect(preferredLanguage(tags)).toBeUndefined();
});

it('prefers to English a language whose tag begins with its letters', () => {
  expect(preferredLanguage(['enm', 'hi'])).toBe('hi');
});
