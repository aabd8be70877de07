import { expect, it } from 'vitest';
import { findPreferredLanguage } from '../../../src/chrome/preferred-language.ts';
import { languages } from '../../../src/site/published-languages.ts';

it.each([
  ['hi', 'Hindi, in any spelling of its tag', ['hi', 'hi-IN,en-IN', 'HI-in', 'hi-Deva-IN', 'hi-IN-u-nu-deva']],
  ['hi', 'Hindi before English', ['mr-IN,hi,en', 'hi-Latn,hi-IN', 'hi_IN,*,,hi-FJ']],
  ['hi', 'a language whose tag begins like that of English', ['enm,hi']],
  [undefined, 'another language', ['hil-PH,en', 'hit', 'hif-FJ,hil', 'ahi,zh-CN,chi']],
  [undefined, 'Hindi in Latin letters', ['hi-Latn', 'hi-Latn-IN,en-IN,hi']],
  [undefined, 'English before Hindi', ['en-GB,hi', 'hil,EN,hi-IN']],
  [undefined, 'no valid tag', ['', 'C,*']],
])('the preferred language is %s, if the site has it, for a browser that prefers %s', (preferred, _, browsers) => {
  const expected = languages.find((language) => language === preferred);
  for (const tags of browsers) expect(findPreferredLanguage(tags.split(',')), `${tags}`).toBe(expected);
}); // oxfmt-ignore
