import { createElement } from 'react';
import type { ReactNode } from 'react';

/**
 * A range with the characters next to it, such as '1–3' of '1–3 days' and '5–₹8' of '₹5–₹8 lakh', or a word with
 * hyphens of at most 14 characters, such as 'set-up' and '15-minute'. Longer ones may be wrapped after a hyphen.
 */
const KEPT = /(\S*\d–₹?\s?\d\S*|(?<!\S)(?=\S{3,14}(?!\S))\S+-\S+)/;
/** The space in an amount: '₹1.2 crore'. */
const SPACE_IN_AMOUNT = /(₹[\d.,–₹]+) (?=lakh|crore|लाख|करोड़)/g;

/** Returns text in which no line ends within a range, an amount or a short word with a hyphen; anything but a string is returned unchanged. */
export const noWrapRanges = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text
        .replace(SPACE_IN_AMOUNT, '$1\u00a0')
        .split(KEPT)
        .map((part, index) =>
          index % 2 ? createElement('span', { key: index, className: 'whitespace-nowrap' }, part) : part,
        )
    : text;
