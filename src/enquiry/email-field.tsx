import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../components/field.tsx';
import { useAnnouncement } from '../components/use-announcement.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as m from '#words/forms.json';
import type { FormApi } from './form-fields.tsx';

/** Frequent misspellings of large mail services; none is the name of another service or a beginning of the right one. */
const misspellings: Readonly<Record<string, RegExp>> = {
  'gmail.com': /^(g(mial|amil|mai|mal|mil|mali|maill|nail|mqil)\.com|gmail\.(con|cmo|vom|cim|xom))$/,
  'yahoo.com': /^((yaho|yahooo|yhaoo|yaoo|yahho)\.com|yahoo\.(con|cmo|vom))$/,
  'hotmail.com': /^(hot(mial|mai|mal|mil|amil)\.com|hotmail\.(con|cmo|vom))$/,
  'outlook.com': /^(outl(ok|oook|oo)\.com|outlook\.(con|cmo|vom))$/,
  'rediffmail.com': /^((red(if|if|f)mail|rediff?mial|rediffmai)\.com|rediffmail\.(con|cmo|vom))$/,
};

/** Returns the address with its domain corrected; undefined if the domain is no frequent misspelling. */
export function probableEmail(address: string): string | undefined {
  const [, local = '', domain = ''] = /^([^@\s]+@)(\S+)$/.exec(address.trim()) ?? [];
  const [corrected] =
    Object.entries(misspellings).find(([, pattern]) => pattern.test(domain.toLowerCase())) ?? [];
  return corrected && local + corrected;
}

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  name: string;
  formApi: FormApi;
}

/** An email address. A likely misspelling gets a hint and stays valid, because it may be right. */
export function EmailField({ formApi: { control }, ...field }: EmailFieldProps) {
  const probable = probableEmail(useWatch({ control, name: field.name }) ?? '');
  const hint = probable ? formatMessage(m.didYouMean, { address: probable }) : '';
  useAnnouncement(hint);
  return <TextField {...field} {...(hint && { hint })} type="email" autoComplete="email" inputMode="email" />;
}
