import { createElement } from 'react';
import type { ReactNode } from 'react';

/**
 * Matches text to keep on one line: a range with the characters next to it, such as '₹5–₹8' in '₹5–₹8 lakh', or a word
 * with hyphens of at most 14 characters, such as 'set-up'.
 */
const KEPT = /(\S*\d–₹?\s?\d\S*|(?<!\S)(?=\S{3,14}(?!\S))\S+-\S+)/;
/** Matches the space in an amount, such as '₹1.2 crore'. */
const SPACE_IN_AMOUNT = /(₹[\d.,–₹]+) (?=lakh|crore|लाख|करोड़)/g;

/** Keeps ranges, amounts and short words with hyphens on one line. Returns nodes that are not strings unchanged. */
export const noWrapRanges = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text
        .replace(SPACE_IN_AMOUNT, '$1\u00a0')
        .split(KEPT)
        .map((part, index) =>
          index % 2 ? createElement('span', { key: index, className: 'whitespace-nowrap' }, part) : part,
        )
    : text;
