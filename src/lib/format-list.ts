import { pageLocale } from '../site/language.ts';
import { officeLocale } from '../site/office.ts';

/** Joins names in the language of the page: 'Chrome, Edge and Firefox', or 'Edge or Firefox' as a 'disjunction'. */
export const formatList = (names: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat(pageLocale ?? officeLocale, { type }).format(names);
