import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { loadCarriedAnswers } from '../lib/carried.ts';
import { loadDraft } from './draft.ts';
import type { Values } from './form-fields.tsx';
import type { LeadForm } from './record.ts';

/**
 * Answers what a calculator on the way has been told already. What a visitor wrote stays; an answer of earlier figures
 * follows the new ones.
 */
export function useCarriedAnswers(
  form: LeadForm,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
) {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (!form.carries) return;
    const { now, before } = loadCarriedAnswers(pathname);
    for (const [field, answer] of Object.entries(now)) {
      if (form.fields[field]?.kind !== 'text') continue;
      const written = getValues(field) || loadDraft(form.id, [field])[field];
      if (!written || written === before[field]) setValue(field, answer);
    }
    // `key`: each press of a calculator's link lays answers down anew.
  }, [form, pathname, key, getValues, setValue]);
}
