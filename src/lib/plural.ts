import { pageLocale } from '../site/language.ts';
import { formatMessage } from './format-message.ts';

/** A text for one and for other numbers, as the plural rules of the language sort them (Unicode CLDR). */
export interface PluralForms {
  one: string;
  other: string;
}

const rules = new Intl.PluralRules(pageLocale ?? 'en');

/** The rules of the language of the office, for what is sent to it. */
export const englishRules = new Intl.PluralRules('en');

/** Puts a number and other values into the form for that number: '1 day', '2 days'. */
export const plural = (
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
  by: Intl.PluralRules = rules,
): string => formatMessage(forms[by.select(count) === 'one' ? 'one' : 'other'], { count, ...values });
