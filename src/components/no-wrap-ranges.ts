import { createElement } from 'react';
import type { ReactNode } from 'react';

/** A range with the characters beside it: '1–3' of '1–3 days', '5–₹8' of '₹5–₹8 lakh'. */
const RANGE = /(\S*\d–₹?\s?\d\S*)/;

/** Returns text in which no line ends within a range; anything but a string is returned unchanged. */
export const noWrapRanges = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text
        .split(RANGE)
        .map((part, index) =>
          index % 2 ? createElement('span', { key: index, className: 'whitespace-nowrap' }, part) : part,
        )
    : text;
