import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Values } from './form-fields.tsx';
import { allOptions } from './options.ts';
import type { LeadForm } from './record.ts';

/** The option that the address asks for by `?about=`, of the form's own list only. */
function requested(form: LeadForm, search: string): string | undefined {
  const field = form.asked ? form.fields[form.asked] : undefined;
  const about = new URLSearchParams(search).get('about');
  if (field?.kind !== 'choice' || about === null) return undefined;
  return allOptions(field.choice).find(({ value }) => value === about)?.value;
}

/** Answers a form's first choice with what the link to it named. */
export function useRequestedOption(form: LeadForm, setValue: UseFormReturn<Values>['setValue']) {
  const { search, key } = useLocation();
  useEffect(() => {
    const option = requested(form, search);
    if (option && form.asked) setValue(form.asked, option);
    // `key`: the same link, followed again, answers again.
  }, [form, search, key, setValue]);
}
