import fc from 'fast-check';
import {
  bidiControls,
  controls,
  hidden,
  lineBreaks,
  loneSurrogates,
  markup,
  names,
  posing,
  rightToLeft,
} from '../corpora.ts';

const ranges: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x061c, 0x061c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe007f],
];

/** Whether the enquiry contract drops the code point (LF in messages apart). */
export const isDropped = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);

export const dropped = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
export const droppedButLineFeed = new RegExp(`(?!\n)${dropped.source}`, 'u');

const hostile = fc.oneof(
  ...[bidiControls, controls, hidden, lineBreaks, loneSurrogates, markup, names, posing, rightToLeft].map(
    (corpus) => fc.constantFrom(...corpus),
  ),
);

/** Any text whatever, lone surrogates included, with a liking for what could do harm. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc.array(hostile).map((pieces) => pieces.join('')),
  fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme' }))).map((pieces) => pieces.join('')),
);

/** The same, also in lengths that must be cut. */
export const anyLength = fc
  .tuple(anyText, fc.constantFrom(1, 1, 1, 1, 20, 200))
  .map(([text, times]) => text.repeat(times));
