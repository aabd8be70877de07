import { formatDate as formatInEnglish } from '../format-date.ts';

const months: Readonly<Record<string, string>> = {
  Jan: 'जनवरी',
  Feb: 'फ़रवरी',
  Mar: 'मार्च',
  Apr: 'अप्रैल',
  May: 'मई',
  Jun: 'जून',
  Jul: 'जुलाई',
  Aug: 'अगस्त',
  Sep: 'सितंबर',
  Oct: 'अक्टूबर',
  Nov: 'नवंबर',
  Dec: 'दिसंबर',
};

/**
 * Formats '2026-01-12' as '12 जनवरी 2026'.
 * @throws RangeError if it is not a date in YYYY-MM-DD form
 */
export const formatDate = (iso: string): string =>
  formatInEnglish(iso).replace(/[A-Z][a-z]+/, (month) => months[month] ?? month);
