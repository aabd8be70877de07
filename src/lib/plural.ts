import { pageLocale } from '../site/language.ts';
import { formatMessage } from './format-message.ts';

/**
 * The singular and plural of a message, named after the plural categories of Unicode CLDR: '{count} day' and '{count}
 * days'.
 */
export interface PluralForms {
  one: string;
  other: string;
}

const pageRules = new Intl.PluralRules(pageLocale ?? 'en');

/** English plural rules. Leads need them, because they are in English on all pages. */
export const englishRules = new Intl.PluralRules('en');

/** Formats a count with the singular or plural of a message, and inserts the other values: '1 day', '2 days'. */
export const formatPlural = (
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
  rules: Intl.PluralRules = pageRules,
): string => formatMessage(forms[rules.select(count) === 'one' ? 'one' : 'other'], { count, ...values });
