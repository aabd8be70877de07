import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Values } from './form-fields.tsx';
import { allOptions } from './form-definition.ts';
import type { LeadForm } from './form-definition.ts';

/** Returns the answer that an address gives by `?about=`: one of the options of the form's own list, or none. */
export function requestedAnswer(form: LeadForm, search: string): Values {
  const field = form.linkedChoice ? form.fields[form.linkedChoice] : undefined;
  const about = new URLSearchParams(search).get('about');
  if (!form.linkedChoice || field?.kind !== 'choice' || about === null) return {};
  return allOptions(field.choice).some(({ value }) => value === about) ? { [form.linkedChoice]: about } : {};
}

/**
 * Chooses the option that a followed link names. Back, Forward and a reload keep the visitor's own choice, which
 * `useRestoredValues` restores.
 */
export function useRequestedOption(
  form: LeadForm,
  setValue: UseFormReturn<Values>['setValue'],
  keepDraft: () => void,
) {
  const { search, key } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!isLink) return;
    for (const [control, option] of Object.entries(requestedAnswer(form, search))) {
      setValue(control, option);
      keepDraft();
    }
    // `key` changes when the same link is followed again.
  }, [form, search, key, isLink, setValue, keepDraft]);
}
