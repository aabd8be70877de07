import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { loadCarriedAnswers } from '../lib/carried.ts';
import type { Values } from './form-fields.tsx';
import type { LeadForm } from './form-definition.ts';

/**
 * Fills in answers that the visitor has already given to a calculator. What the visitor wrote stays; an answer from
 * earlier figures is replaced by the new one.
 */
export function useCarriedAnswers(
  form: LeadForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  keepDraft: () => void,
) {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (!form.acceptsPrefill) return;
    const { now, before } = loadCarriedAnswers(pathname);
    for (const [field, answer] of Object.entries(now)) {
      if (form.fields[field]?.kind !== 'text') continue;
      const written = getValues(field);
      if (written && written !== before[field]) continue;
      setValue(field, answer);
      keepDraft();
    }
    // `key` changes with each press of a calculator's link, which may bring other answers.
  }, [form, pathname, key, getValues, setValue, keepDraft]);
}
