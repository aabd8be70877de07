import { pageLocale } from '../site/language.ts';
import { language } from '../site/office.ts';

/** Joins names in the language of the page: 'Chrome, Edge and Firefox', or with 'or' if `type` is 'disjunction'. */
export const formatList = (names: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat(pageLocale ?? language, { type }).format(names);
