import { expect, it } from 'vitest';
import { findPreferredLanguage } from '../../../src/chrome/preferred-language.ts';
import { languages } from '../../../src/site/published-languages.ts';

const HINDI = 'Hindi, if published';
const NONE = 'no language';

it.each([
  ['Hindi, in any spelling of its tag,', HINDI, ['hi', 'hi-IN,en-IN', 'HI-in', 'hi-Deva-IN', 'hi-IN-u-nu-deva']],
  ['Hindi before English', HINDI, ['mr-IN,hi,en', 'hi-Latn,hi-IN', 'hi_IN,*,,hi-FJ']],
  ['Hindi after a language whose tag begins with “en”', HINDI, ['enm,hi']],
  ['only other languages, some with a tag like “hi”,', NONE, ['hil-PH,en', 'hit', 'hif-FJ,hil', 'ahi,zh-CN,chi']],
  ['Hindi in Latin letters', NONE, ['hi-Latn', 'hi-Latn-IN,en-IN,hi']],
  ['English before Hindi', NONE, ['en-GB,hi', 'hil,EN,hi-IN']],
  ['no valid tag', NONE, ['', 'C,*']],
])('a browser that lists %s gets %s', (_, preferred, browsers) => {
  const expected = preferred === HINDI ? languages.find((language) => language === 'hi') : undefined;
  for (const tags of browsers) expect(findPreferredLanguage(tags.split(',')), `${tags}`).toBe(expected);
}); // oxfmt-ignore
