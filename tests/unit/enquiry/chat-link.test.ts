import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternativeChatLink,
  chatLink,
  chatCapacity,
  linkLimits,
  mailLink,
  smsLink,
} from '../../../src/enquiry/chat-link.ts';
import { toWellFormed } from '../../../src/lib/text.ts';
import { runs } from '../runs.ts';
import { anyLength, anyText } from './any-text.ts';

const digits = '919876543210';

const text = 'A & B + 100% #1\n> “हाँ”';
const encoded = 'A%20%26%20B%20%2B%20100%25%20%231%0A%3E%20%E2%80%9C%E0%A4%B9%E0%A4%BE%E0%A4%81%E2%80%9D';

it.each([
  [chatLink, `https://wa.me/919876543210?text=${encoded}`],
  [alternativeChatLink, `https://api.whatsapp.com/send?phone=919876543210&text=${encoded}`],
  [smsLink, `sms:+919876543210?&body=${encoded}`],
])('%# encodes every character of a link', (link, href) => {
  expect(link(digits, text)).toEqual({ href, cut: false });
});

it('writes mail links with CRLF and without a way to add header fields', () => {
  expect(mailLink('desk@example.com', 'New enquiry\r\nBcc: x@y.in&cc=z', text).href).toBe(
    `mailto:desk@example.com?subject=New%20enquiry%20Bcc%3A%20x%40y.in%26cc%3Dz&body=${encoded.replace('%0A', '%0D%0A')}`,
  );
  expect(mailLink('desk@example.com?cc=z@y.in', 'x', 'y').href).toBe(
    'mailto:desk@example.com%3Fcc%3Dz%40y.in?subject=x&body=y',
  );
});

describe('number', () => {
  it.each(['12345678', '123456789012345'])('accepts %s', (number) => {
    expect(chatLink(number, '').href).toBe(`https://wa.me/${number}?text=`);
  });

  it.each([
    '',
    '1234567',
    '1234567890123456',
    '+919876543210',
    '0919876543210',
    '९१९८७६५४३२१०',
    '919876543210\n',
  ])('throws for %j, with the number in the message', (number) => {
    for (const link of [chatLink, alternativeChatLink, smsLink]) {
      expect(() => link(number, 'text')).toThrow(RangeError);
      expect(() => link(number, 'text')).toThrow(`'${number}'`);
    }
  });
});

const room = linkLimits.link - 'https://wa.me/919876543210?text='.length;

describe('cutting', () => {
  it('does not cut a link of 4,000 characters, and cuts one of 4,001', () => {
    const full = chatLink(digits, 'a'.repeat(room));
    expect(full.href).toHaveLength(4000);
    expect(full.cut).toBe(false);
    const over = chatLink(digits, 'a'.repeat(room + 1));
    expect(over.cut).toBe(true);
    expect(over.href).toHaveLength(4000);
    expect(over.href.endsWith('a%E2%80%A6')).toBe(true);
  });

  it.each(['é', 'क', '👍', '\n', '%', '\ud83d'])(
    'never splits an escape of %j, whatever the length of the text before it',
    (character) => {
      for (let before = 0; before < 12; before += 1) {
        const text = 'a'.repeat(before) + character.repeat(4000);
        const { href, cut } = chatLink(digits, text);
        expect(cut).toBe(true);
        expect(href.length).toBeLessThanOrEqual(4000);
        const kept = decodeURIComponent(href.slice(href.indexOf('=') + 1)).slice(0, -1);
        expect(toWellFormed(text).startsWith(kept)).toBe(true);
        expect(href.length).toBeGreaterThan(character === '\n' ? 3900 : 3980);
      }
    },
  );

  it('shortens the quoted message and keeps the lines before and after it', () => {
    const text = [
      'Header',
      'Name: Asha',
      'Message:',
      ...Array<string>(40).fill(`> ${'क'.repeat(25)}`),
      'Closing',
    ];
    for (const link of [chatLink(digits, text.join('\n')), smsLink(digits, text.join('\n'))]) {
      const lines = decodeURIComponent(link.href.slice(link.href.lastIndexOf('=') + 1)).split('\n');
      expect(link.cut).toBe(true);
      expect(lines.slice(0, 4)).toEqual(text.slice(0, 4));
      expect(lines.at(-1)).toBe('Closing');
      expect(lines.at(-2)).toMatch(/^> क*…$/);
      expect(link.href.length).toBeGreaterThan(3950);
    }
  });

  it('shortens overlong lines of the mail only when the message alone is not enough', () => {
    const name = 'क'.repeat(100);
    const text = `Header\nName: ${name}\nCompany: ${name}\nMessage:\n> Hello\nClosing`;
    const { href, cut } = mailLink('desk@example.com', 'x', text);
    expect(cut).toBe(true);
    expect(decodeURIComponent(href.slice(href.lastIndexOf('=') + 1)).split('\r\n')).toEqual([
      'Header',
      expect.stringMatching(/^Name: क{40,}…$/),
      expect.stringMatching(/^Company: क{40,}…$/),
      'Message:',
      '> Hello',
      'Closing',
    ]);
  });
});

describe('the room shown before the submit (enquiry, The link)', () => {
  const lead = (message: string) => `Header\nName: Asha\nMessage:\n${message.replace(/^/gm, '> ')}\nClosing`;

  it.each([
    ['Hindi', 'क', 9],
    ['Tamil', 'த', 9],
    ['Urdu', 'گ', 6],
    ['English', 'a', 1],
    ['emoji', '🙏', 12],
  ])('%s: exactly as many more characters as shown fit', (_script, letter, encoded) => {
    const { cut, left } = chatCapacity(digits, lead(letter));
    expect([cut, Math.floor(3900 / encoded) - left < 20]).toEqual([false, true]);
    expect(chatLink(digits, lead(letter.repeat(1 + left))).cut).toBe(false);
    expect(chatLink(digits, lead(letter.repeat(2 + left))).cut).toBe(true);
    expect(chatCapacity(digits, lead(letter.repeat(1 + left)))).toEqual({ cut: false, left: 0 });
    expect(chatCapacity(digits, lead(letter.repeat(2 + left)))).toEqual({ cut: true, left: 0 });
  });

  it('reports a cut exactly for a link that is cut, for any text', () => {
    fc.assert(
      fc.property(anyLength, fc.boolean(), (text, quoted) => {
        const whole = quoted ? lead(text) : text;
        const { cut, left } = chatCapacity(digits, whole);
        expect(cut).toBe(chatLink(digits, whole).cut);
        expect(Number.isInteger(left) && left >= 0 && left <= linkLimits.link).toBe(true);
      }),
      runs,
    );
  });
});

describe('any text', () => {
  it('never throws, keeps the limits and decodes', () => {
    fc.assert(
      fc.property(anyLength, anyText, anyText, (text, address, subject) => {
        for (const link of [chatLink, alternativeChatLink, smsLink]) {
          const { href } = link(digits, text);
          expect(href.length).toBeLessThanOrEqual(4000);
          expect(() => decodeURIComponent(href)).not.toThrow();
        }
        const { href } = mailLink(address, subject, text);
        expect(href.slice(href.lastIndexOf('=') + 1).length).toBeLessThanOrEqual(1800);
        expect(() => decodeURIComponent(href)).not.toThrow();
      }),
      runs,
    );
  });
});
