// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { services } from '../../src/site/services.ts';
import { findAll, inAllLanguages, mainOf, textOf } from './documents.ts';

const words = {
  en: { reply: 'We reply within one working day.', range: /\d–\d+ (working days|days|weeks)/ },
  hi: { reply: 'हम एक कामकाजी दिन के अंदर जवाब देंगे।', range: /\d–\d+ (कामकाजी दिन|दिन|हफ़्ते)/ },
};
const guides = ['/', '/home-loan', '/nri', '/overdue-invoices', '/credit-score', '/government-schemes'];

it.each(inAllLanguages([...services.map(({ path }) => path), ...guides, '/contact', '/appointment']))(
  '%s promises a reply within one working day once, and says in two lines how long the next steps take',
  (path) => {
    const { reply, range } = words[/^\/hi(\/|$)/.test(path) ? 'hi' : 'en'];
    const lists = findAll(path, 'main [data-next-steps]');
    expect(lists).toHaveLength(1);
    const [first, ...others] = [...lists[0]!.querySelectorAll('li')].map(textOf);
    expect(first).toContain(reply);
    expect(others).toEqual([expect.stringMatching(range), expect.stringMatching(range)]);
    expect(textOf(mainOf(path)).split(reply)).toHaveLength(2);
  },
);
