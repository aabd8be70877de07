import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as links from '../../../src/enquiry/chat-link.ts';
import { toWellFormed } from '../../../src/lib/text.ts';
import { propertyOptions } from '../property-test.ts';
import { anyLength, anyText } from './any-text.ts';

const { createAlternativeChatLink, createChatLink, createMailLink, createSmsLink } = links;
const capacityOf = (text: string) => links.measureChatCapacity(digits, text);
const digits = '919876543210';
const bodyOf = (href: string) => decodeURIComponent(href.slice(href.lastIndexOf('=') + 1));
const lead = (message: string) => `Header\nName: Asha\nMessage:\n${message.replace(/^/gm, '> ')}\nClosing`;

const text = 'A & B + 100% #1\n> “हाँ”';
const encoded = 'A%20%26%20B%20%2B%20100%25%20%231%0A%3E%20%E2%80%9C%E0%A4%B9%E0%A4%BE%E0%A4%81%E2%80%9D';

it.each([
  [createChatLink, `https://wa.me/919876543210?text=${encoded}`],
  [createAlternativeChatLink, `https://api.whatsapp.com/send?phone=919876543210&text=${encoded}`],
  [createSmsLink, `sms:+919876543210?&body=${encoded}`],
])('link %# encodes every character of the text', (link, href) => {
  expect(link(digits, text)).toEqual({ href, isCut: false });
});

it('the text of a mail link cannot add header fields', () => {
  expect(createMailLink('desk@example.com', 'New enquiry\r\nBcc: x@y.in&cc=z', text).href).toBe(
    `mailto:desk@example.com?subject=New%20enquiry%20Bcc%3A%20x%40y.in%26cc%3Dz&body=${encoded.replace('%0A', '%0D%0A')}`,
  );
  expect(createMailLink('desk@example.com?cc=z@y.in', 'x', 'y').href).toBe(
    'mailto:desk@example.com%3Fcc%3Dz%40y.in?subject=x&body=y',
  );
});

it.each(['12345678', '123456789012345'])('a chat link accepts the number %s', (number) => {
  expect(createChatLink(number, '').href).toBe(`https://wa.me/${number}?text=`);
});

it.each([
  '', '1234567', '1234567890123456', '+919876543210', '0919876543210', '९१९८७६५४३२१०', '919876543210\n',
])('a chat link to the number %j throws an error that names it', (number) => {
  for (const link of [createChatLink, createAlternativeChatLink, createSmsLink]) {
    expect(() => link(number, 'text')).toThrow(RangeError);
    expect(() => link(number, 'text')).toThrow(`'${number}'`);
  }
}); // oxfmt-ignore

const escaped = ['é', 'क', '👍', '\n', '%', '\ud83d'];
it.each(escaped)('a long text is not cut within an escape of %j', (character) => {
  for (let before = 0; before < 12; before += 1) {
    const text = 'a'.repeat(before) + character.repeat(4000);
    const { href, isCut } = createChatLink(digits, text);
    expect(isCut).toBe(true);
    expect(toWellFormed(text).startsWith(bodyOf(href).slice(0, -1))).toBe(true);
    expect(href.length).toBeLessThanOrEqual(4000);
    expect(href.length).toBeGreaterThan(character === '\n' ? 3900 : 3980);
  }
});

it('a text that is too long loses the end of the quoted message only', () => {
  const { href, isCut } = createChatLink(digits, lead(Array<string>(40).fill('क'.repeat(25)).join('\n')));
  const lines = bodyOf(href).split('\n');
  expect([isCut, href.length > 3950]).toEqual([true, true]);
  expect(lines.slice(0, 4)).toEqual(['Header', 'Name: Asha', 'Message:', `> ${'क'.repeat(25)}`]);
  expect(lines.slice(-2)).toEqual([expect.stringMatching(/^> क*…$/), 'Closing']);
});

it('a text that is too long loses as few characters as possible, from its longest lines', () => {
  const [shorter, longer] = ['a'.repeat(897), 'b'.repeat(2000)];
  expect(bodyOf(createMailLink('desk@example.com', 'x', `${shorter}\n${longer}`).href)).toBe(
    `${shorter}\r\n${'b'.repeat(888)}…`,
  );
});

it.each([
  ['the start of each line', 63, Array<string>(63).fill(`${'a'.repeat(51)}…`).join('\n')],
  ['the start of the text, because too little of each line would fit', 64, expect.stringMatching(/^a{70}\n.*[a\n]…$/s)],
])('a lead without a message that is too long keeps %s: %i lines of 70 characters', (_, count, expected) => {
  const text = Array<string>(count).fill('a'.repeat(70)).join('\n');
  expect(bodyOf(createChatLink(digits, text).href)).toEqual(expected);
}); // oxfmt-ignore

it.each([
  ['Hindi', 'क', 9],
  ['Tamil', 'த', 9],
  ['Urdu', 'گ', 6],
  ['English', 'a', 1],
  ['emoji', '🙏', 12],
])('the number of characters that still fit is exact for %s', (_script, letter, encoded) => {
  const { isCut, left } = capacityOf(lead(letter.repeat(3)));
  expect([isCut, Math.floor(3900 / encoded) - left < 20]).toEqual([false, true]);
  for (const isCut of [false, true]) {
    const longest = lead(letter.repeat(3 + left + Number(isCut)));
    expect(createChatLink(digits, longest).isCut).toBe(isCut);
    expect(capacityOf(longest)).toEqual({ isCut, left: 0 });
  }
});

it('any text has a chat link within its limits', () => {
  fc.assert(
    fc.property(anyLength, fc.boolean(), anyText, anyText, (typed, isQuoted, address, subject) => {
      const text = isQuoted ? lead(typed) : typed;
      for (const link of [createChatLink, createAlternativeChatLink, createSmsLink]) {
        const { href } = link(digits, text);
        expect(href.length).toBeLessThanOrEqual(4000);
        expect(() => bodyOf(href)).not.toThrow();
      }
      const { href } = createMailLink(address, subject, text);
      expect(href.slice(href.lastIndexOf('=') + 1).length).toBeLessThanOrEqual(1800);
      expect(() => decodeURIComponent(href)).not.toThrow();
      const { isCut, left } = capacityOf(text);
      expect(isCut).toBe(createChatLink(digits, text).isCut);
      expect(Number.isInteger(left) && left >= 0 && left <= links.linkLimits.link).toBe(true);
    }),
    propertyOptions,
  );
});
