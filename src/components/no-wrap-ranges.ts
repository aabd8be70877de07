import { createElement } from 'react';
import type { ReactNode } from 'react';

/**
 * Matches text that must stay on one line: a range with the characters next to it, such as '₹5–₹8' in '₹5–₹8 lakh', or
 * a word of at most 14 characters with a hyphen, such as 'set-up'. Does not match a word with an opening bracket,
 * because '(related-party' is too wide for a screen of 320 px with text at 200%.
 */
const UNBREAKABLE = /(\S*\d–₹?\s?\d\S*|(?<!\S)(?=[^\s(]{3,14}(?!\S))\S+-\S+)/;
/** Matches an amount and the space before 'lakh' or 'crore', as in '₹1.2 crore'. */
const SPACE_IN_AMOUNT = /(₹[\d.,–₹]+) (?=lakh|crore|लाख|करोड़)/g;

/**
 * Prevents line breaks in ranges, in amounts of lakh or crore, and in short words with hyphens. Does not change nodes
 * that are not strings.
 */
export function preventRangeWraps(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  // The parts at odd indexes are the matches of the group.
  const parts = text.replace(SPACE_IN_AMOUNT, '$1\u00a0').split(UNBREAKABLE);
  // For a string, React sets the `textContent` of the parent, which works even if a translation tool has replaced the
  // text node. For an array, React would update the replaced node.
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 1 ? createElement('span', { key: index, className: 'whitespace-nowrap' }, part) : part,
  );
}
