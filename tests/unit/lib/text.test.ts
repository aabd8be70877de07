import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countCodePoints,
  cutByCodePoints,
  hasVisibleText,
  cleanMultilineText,
  toOneLine,
  stripInvisible,
  toWellFormed,
  toVisibleLine,
} from '../../../src/lib/text.ts';
import { invisible, isRemoved, joiners, removed, shaped, unshaped } from '../corpora-invisible.ts';
import { anyText } from '../enquiry/any-text.ts';
import { forAll } from '../property-test.ts';

it('stripInvisible() removes each control and default-ignorable character, except a line feed', () => {
  const mismatches: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const isKept = character === '\n' || !(isRemoved(code) || joiners.includes(character));
    if (stripInvisible(character) !== (isKept ? character : '')) mismatches.push(code.toString(16));
  }
  expect(mismatches).toEqual([]);
});

it.each(shaped)('stripInvisible() keeps the joiners of %s', (text) => {
  expect(stripInvisible(`(${text}) ${text}\n${text}`)).toBe(`(${text}) ${text}\n${text}`);
});

it.each(unshaped)('stripInvisible() removes a joiner that joins nothing: %j', (typed, clean) => {
  expect(stripInvisible(typed)).toBe(clean);
});

const invisibleRows = [...invisible, ...joiners].map((character) => {
  const codes = [...character].map(
    (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return [codes.join(' '), character] as const;
});
it.each(invisibleRows)('the invisible text %s is removed from a single line', (_, character) => {
  expect(hasVisibleText(character)).toBe(false);
  expect(toVisibleLine(`a${character}b`)).toBe('ab');
  expect(toVisibleLine(`क${character}ष`)).toBe('कष');
});

it.each([
  ['Asha\r\nVerma', 'Asha Verma'],
  ['Asha\u2028Verma\u2029', 'Asha Verma'],
  ['  Asha\t\u00a0  Verma  ', 'Asha Verma'],
  ['A\u200Bsha \uFEFF Verma\u0000', 'Asha Verma'],
  ['\uD83D', '\uFFFD'],
])('toOneLine() turns %j into %j', (typed, expected) => {
  expect(toOneLine(typed)).toBe(expected);
});

it('toOneLine() returns no line break, invisible character or lone surrogate', () => {
  forAll([anyText], (typed) => {
    const line = toOneLine(typed);
    expect(line).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]| {2}/);
    expect(line).not.toMatch(removed);
    expect(() => encodeURIComponent(line)).not.toThrow();
    expect(toOneLine(line)).toBe(line);
  });
});

it('cleanMultilineText() turns every kind of line break into one LF', () => {
  const typed = 'a\r\nb\rc\nd\u0085e\u2028f\u2029g\vh\fi\tj';
  expect(cleanMultilineText(typed)).toBe('a\nb\nc\nd\ne\nf\ng\nh\ni j');
});

it('cleanMultilineText() keeps allowed text unchanged', () => {
  const allowed = fc
    .string({ unit: 'grapheme' })
    .filter(
      (text) => ![removed, /[\p{Join_Control}\ufe0f\u2028\u2029]/u].some((pattern) => pattern.test(text)),
    );
  forAll([fc.array(allowed)], (lines) => {
    expect(cleanMultilineText(lines.join('\n'))).toBe(lines.join('\n'));
  });
});

it('cutByCodePoints() never splits a surrogate pair', () => {
  forAll([fc.string({ unit: 'binary' }), fc.nat(30)], (text, limit) => {
    const cut = cutByCodePoints(text, limit);
    expect(text.startsWith(cut)).toBe(true);
    expect(countCodePoints(cut)).toBe(Math.min(limit, countCodePoints(text)));
    expect(toWellFormed(cut)).toBe(cut);
  });
});

it('toWellFormed() makes any text well-formed', () => {
  expect(toWellFormed('\uD83D\uDC4D \uDC4D\uD83D')).toBe('👍 \uFFFD\uFFFD');
  forAll([anyText], (text) => {
    expect(() => encodeURIComponent(toWellFormed(text))).not.toThrow();
  });
  forAll([fc.string({ unit: 'binary' })], (text) => {
    expect(toWellFormed(text)).toBe(text);
  });
});

it.each([
  ['', false], [' \n\u00a0', false], ['\u0000', false], ['\u2800', false], ['.', true], ['क', true],
  ['👍', true],
])('%j has visible text: %s', (text, expected) => {
  expect(hasVisibleText(text)).toBe(expected);
}); // oxfmt-ignore
