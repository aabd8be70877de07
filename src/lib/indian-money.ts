import * as words from '#words/calculators.json';
import { formatMessage } from './format-message.ts';
import { groupDigits } from './group-digits.ts';

const padToTwoDigits = (count: number) => String(count).padStart(2, '0');

/** Formats an amount in paise: 50000000 as '₹5,00,000', and 96973 as '₹969.73'. Omits the decimals if they are zero. */
export function formatRupees(paise: number): string {
  const rest = Math.abs(paise) % 100;
  const whole = (Math.abs(paise) - rest) / 100;
  return `${paise < 0 ? '−' : ''}₹${groupDigits(whole)}${rest ? `.${padToTwoDigits(rest)}` : ''}`;
}

/**
 * Rounds an amount in paise to whole rupees. Rounds half a rupee away from zero, so that a positive and a negative
 * difference of equal size have the same digits.
 */
export const roundToRupees = (paise: number) => Math.sign(paise) * Math.round(Math.abs(paise) / 100) * 100;

/** Formats an amount in paise, rounded to whole rupees: 1349350 as '₹13,494'. */
export const formatWholeRupees = (paise: number) => formatRupees(roundToRupees(paise));

/** Formats a number of hundredths as a decimal: 975 as '9.75'. */
export function formatHundredths(count: number): string {
  const rest = count % 100;
  return `${(count - rest) / 100}${rest ? `.${padToTwoDigits(rest).replace(/0$/, '')}` : ''}`;
}

/** Formats a rate in hundredths of a percent: 975 as '9.75%'. */
export const formatPercent = (rate: number) => `${formatHundredths(rate)}%`;

const scales = [
  [1_00_00_000_00, words.crore],
  [1_00_000_00, words.lakh],
  [1_000_00, words.thousand],
] as const;

/** Returns the largest unit of an amount in paise that is rounded to two decimals: 'lakh' for ₹99,999. */
function findScale(paise: number, candidates: readonly (typeof scales)[number][] = scales) {
  const find = (amount: number) => candidates.find(([lowestAmount]) => amount >= lowestAmount);
  const [scale] = find(paise) ?? [];
  return scale && find((Math.round((paise * 100) / scale) * scale) / 100);
}

/**
 * Formats an amount in paise with a unit in the language of the page: '1.5 crore', 'about 12.35 lakh'. Returns '' below
 * ₹1,000.
 */
export function formatInWords(paise: number): string {
  const [scale, template] = findScale(paise) ?? [];
  if (!scale || !template) return '';
  const count = Math.round((paise * 100) / scale);
  const amount = formatMessage(template, { count: formatHundredths(count) });
  return count * scale === paise * 100 ? amount : formatMessage(words.about, { amount });
}

/**
 * Splits an amount for large type: 47500000 paise into '₹4.75' and 'lakh', 1349350 into '₹13,494' and ''. Rounds lakh
 * and crore to two decimals, smaller amounts to the rupee.
 */
export function splitAmount(paise: number): { figure: string; unit: string } {
  const amount = roundToRupees(paise);
  const [scale, template] = findScale(amount, scales.slice(0, 2)) ?? [];
  if (!scale || !template) return { figure: formatRupees(amount), unit: '' };
  const count = formatHundredths(Math.round((amount * 100) / scale));
  return { figure: `₹${count}`, unit: formatMessage(template, { count: '' }).trim() };
}
