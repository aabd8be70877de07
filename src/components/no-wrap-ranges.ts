import { createElement } from 'react';
import type { ReactNode } from 'react';

/** A range with the characters beside it: '1–3' of '1–3 days', '5–₹8' of '₹5–₹8 lakh'. */
const RANGE = /(\S*\d–₹?\s?\d\S*)/;
/** The space in an amount: '₹1.2 crore'. */
const SPACE_IN_AMOUNT = /(₹[\d.,–₹]+) (?=lakh|crore|लाख|करोड़)/g;

/** Returns text in which no line ends within a range or an amount; anything but a string is returned unchanged. */
export const noWrapRanges = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text
        .replace(SPACE_IN_AMOUNT, '$1\u00a0')
        .split(RANGE)
        .map((part, index) =>
          index % 2 ? createElement('span', { key: index, className: 'whitespace-nowrap' }, part) : part,
        )
    : text;
