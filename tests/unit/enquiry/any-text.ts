import fc from 'fast-check';
import { controls, lineBreaks, loneSurrogates, markup, names, posing, rightToLeft } from '../corpora.ts';
import { invisible, joiners, shaped } from '../corpora-invisible.ts';

const characters = [controls, invisible, joiners, lineBreaks, loneSurrogates];
const texts = [markup, names, posing, rightToLeft, shaped];
const hostile = fc.oneof(...[...characters, ...texts].map((corpus) => fc.constantFrom(...corpus)));

/** Generates any text, often with lone surrogates, markup or invisible characters, which break naive code. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc.array(hostile).map((pieces) => pieces.join('')),
  fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme' }))).map((pieces) => pieces.join('')),
);

/** Generates any text, sometimes too long for a field or a link. */
export const anyLength = fc
  .tuple(anyText, fc.constantFrom(1, 1, 1, 1, 20, 200))
  .map(([text, times]) => text.repeat(times));
