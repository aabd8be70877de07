import { pageLocale } from '../site/language.ts';
import { formatMessage } from './format-message.ts';

/** The forms of a text by plural category (Unicode CLDR), such as '{count} day' and '{count} days'. */
export interface PluralForms {
  one: string;
  other: string;
}

const rules = new Intl.PluralRules(pageLocale ?? 'en');

/** English plural rules, for texts to the office. */
export const englishRules = new Intl.PluralRules('en');

/** Returns the form for a number, with the number and other values in it: '1 day', '2 days'. */
export const plural = (
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
  by: Intl.PluralRules = rules,
): string => formatMessage(forms[by.select(count) === 'one' ? 'one' : 'other'], { count, ...values });
