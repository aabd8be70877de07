import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createAlternativeChatLink,
  createChatLink,
  createMailLink,
  createSmsLink,
  linkLimits,
  measureChatCapacity,
} from '../../../src/enquiry/chat-link.ts';
import { toWellFormed } from '../../../src/lib/text.ts';
import { forAll } from '../property-test.ts';
import { anyLength, anyText } from './any-text.ts';

const digits = '919876543210';
const capacityOf = (lead: string) => measureChatCapacity(digits, lead);
const bodyOf = (href: string) => decodeURIComponent(href.slice(href.lastIndexOf('=') + 1));
const lead = (message: string) => `Header\nName: Asha\nMessage:\n${message.replace(/^/gm, '> ')}\nClosing`;

const text = 'A & B + 100% #1\n> “हाँ”';
const encoded = 'A%20%26%20B%20%2B%20100%25%20%231%0A%3E%20%E2%80%9C%E0%A4%B9%E0%A4%BE%E0%A4%81%E2%80%9D';

it.each([
  ['wa.me', createChatLink, `https://wa.me/919876543210?text=${encoded}`],
  ['alternative', createAlternativeChatLink, `https://api.whatsapp.com/send?phone=${digits}&text=${encoded}`],
  ['SMS', createSmsLink, `sms:+919876543210?&body=${encoded}`],
])('the %s link encodes the characters that would change a URL', (_, link, href) => {
  expect(link(digits, text)).toEqual({ href, isCut: false });
});

it('the subject and the address of a mail link cannot add header fields', () => {
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
])('a chat or SMS link to the number %j throws an error that names the number', (number) => {
  for (const link of [createChatLink, createAlternativeChatLink, createSmsLink]) {
    expect(() => link(number, 'text')).toThrow(RangeError);
    expect(() => link(number, 'text')).toThrow(`'${number}'`);
  }
}); // oxfmt-ignore

const escaped = ['é', 'क', '👍', '\n', '%', '\ud83d'];
it.each(escaped)('a long text is not cut within an escape of %j', (character) => {
  for (let before = 0; before < 12; before += 1) {
    const longText = 'a'.repeat(before) + character.repeat(linkLimits.link);
    const { href, isCut } = createChatLink(digits, longText);
    expect(isCut).toBe(true);
    expect(toWellFormed(longText).startsWith(bodyOf(href).slice(0, -1))).toBe(true);
    expect(href.length).toBeLessThanOrEqual(linkLimits.link);
    expect(href.length).toBeGreaterThan(linkLimits.link - (character === '\n' ? 100 : 20));
  }
});

it('a text that is too long loses the end of the quoted message only', () => {
  const { href, isCut } = createChatLink(digits, lead(Array<string>(40).fill('क'.repeat(25)).join('\n')));
  const lines = bodyOf(href).split('\n');
  expect(isCut).toBe(true);
  expect(href.length).toBeGreaterThan(linkLimits.link - 50);
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
  [63, 'the start of each line', Array<string>(63).fill(`${'a'.repeat(51)}…`).join('\n')],
  [64, 'the start of the text, because too little of each line would fit', expect.stringMatching(/^a{70}\n.*[a\n]…$/s)],
])('a text of %i long lines that are not quoted is cut to %s', (count, _, expected) => {
  const longText = Array<string>(count).fill('a'.repeat(70)).join('\n');
  expect(bodyOf(createChatLink(digits, longText).href)).toEqual(expected);
}); // oxfmt-ignore

it.each([
  ['Hindi', 'क', 9],
  ['Tamil', 'த', 9],
  ['Urdu', 'گ', 6],
  ['English', 'a', 1],
  ['emoji', '🙏', 12],
])('the number of characters that still fit is exact for %s', (_script, letter, encodedLength) => {
  const { isCut, left } = capacityOf(lead(letter.repeat(3)));
  expect(isCut).toBe(false);
  expect(left).toBeGreaterThan(Math.floor((linkLimits.link - 100) / encodedLength) - 20);
  for (const isTooLong of [false, true]) {
    const longest = lead(letter.repeat(3 + left + Number(isTooLong)));
    expect(createChatLink(digits, longest).isCut).toBe(isTooLong);
    expect(capacityOf(longest)).toEqual({ isCut: isTooLong, left: 0 });
  }
});

it('any text has chat, SMS and mail links within their limits', () => {
  forAll([anyLength, fc.boolean(), anyText, anyText], (typed, isQuoted, address, subject) => {
    const body = isQuoted ? lead(typed) : typed;
    for (const link of [createChatLink, createAlternativeChatLink, createSmsLink]) {
      const { href } = link(digits, body);
      expect(href.length).toBeLessThanOrEqual(linkLimits.link);
      expect(() => bodyOf(href)).not.toThrow();
    }
    const { href } = createMailLink(address, subject, body);
    expect(href.slice(href.lastIndexOf('=') + 1).length).toBeLessThanOrEqual(linkLimits.mailBody);
    expect(() => decodeURIComponent(href)).not.toThrow();
    const { isCut, left } = capacityOf(body);
    expect(isCut).toBe(createChatLink(digits, body).isCut);
    expect(Number.isInteger(left)).toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(linkLimits.link);
  });
});
