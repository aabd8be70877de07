import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../components/field.tsx';
import { useAnnouncement } from '../components/use-announcement.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/forms.json';
import type { FormApi } from './form-fields.tsx';

/**
 * Frequent misspellings of large mail services. A pattern must not match the domain of another service, nor the
 * beginning of the correct domain. Otherwise the hint would appear while the visitor types a correct address.
 */
const misspellings: Readonly<Record<string, RegExp>> = {
  'gmail.com': /^(g(mial|amil|mai|mal|mil|mali|maill|nail|mqil)\.com|gmail\.(con|cmo|vom|cim|xom))$/,
  'yahoo.com': /^((yaho|yahooo|yhaoo|yaoo|yahho)\.com|yahoo\.(con|cmo|vom))$/,
  'hotmail.com': /^(hot(mial|mai|mal|mil|amil)\.com|hotmail\.(con|cmo|vom))$/,
  'outlook.com': /^(outl(ok|oook|oo)\.com|outlook\.(con|cmo|vom))$/,
  'rediffmail.com': /^((red(if|if|f)mail|rediff?mial|rediffmai)\.com|rediffmail\.(con|cmo|vom))$/,
};

/** Returns the address with a corrected domain. Returns undefined if the domain is not a frequent misspelling. */
export function suggestEmail(email: string): string | undefined {
  const [, localPart = '', domain = ''] = /^([^@\s]+@)(\S+)$/.exec(email.trim()) ?? [];
  const [correctDomain] =
    Object.entries(misspellings).find(([, pattern]) => pattern.test(domain.toLowerCase())) ?? [];
  return correctDomain && localPart + correctDomain;
}

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  name: string;
  formApi: FormApi;
}

/**
 * An email field. If the address is probably misspelt, the hint of the field suggests a correction. The address is
 * still valid.
 */
export function EmailField({ formApi: { control }, ...field }: EmailFieldProps) {
  const correctedEmail = suggestEmail(useWatch({ control, name: field.name }) ?? '');
  const hint = correctedEmail ? formatMessage(words.didYouMean, { address: correctedEmail }) : '';
  useAnnouncement(hint);
  return <TextField {...field} {...(hint && { hint })} type="email" autoComplete="email" inputMode="email" />;
}
