// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { services } from '../../src/site/services.ts';
import { documentOf, textOf } from './documents.ts';

const replies = {
  en: 'We reply within one working day.',
  hi: 'हम एक कामकाजी दिन के अंदर जवाब देंगे।',
} as const;
const languages = ['en', 'hi'] as const;
const mainOf = (path: string) => documentOf(path).querySelector('main')!;
const inBoth = (paths: readonly string[]) =>
  languages.flatMap((language) =>
    paths.map((path) => [language === 'en' ? path : getPathInLanguage(language, path), language] as const),
  );
const count = (text: string, part: string) => text.split(part).length - 1;

const pagesWithSteps = [
  ...services.map(({ path }) => path),
  '/',
  '/home-loan',
  '/nri',
  '/overdue-invoices',
  '/credit-score',
  '/government-schemes',
  '/contact',
  '/appointment',
];

const pages = inBoth(pagesWithSteps);
it.each(pages)(
  '%s states the next steps in three lines',
  (path, language) => {
    const lists = [...mainOf(path).querySelectorAll('[data-next-steps]')];
    expect(lists).toHaveLength(1);
    const [reply, ...others] = [...lists[0]!.querySelectorAll('li')].map(textOf);
    expect(reply).toContain(replies[language]);
    expect(others).toHaveLength(2);
    for (const line of others)
      expect(line).toMatch(language === 'en' ? /\d–\d+ (working days|days|weeks)/ : /\d–\d+ (कामकाजी दिन|दिन|हफ़्ते)/);
    expect(count(textOf(mainOf(path)), replies[language])).toBe(1);
  },
); // oxfmt-ignore
