import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useHydrated } from '../components/use-hydrated.ts';
import type { FormApi } from './form-fields.tsx';

interface OnlyForProps {
  choice: string;
  value: string;
  formApi: FormApi;
  field: ReactNode;
}

/** Shows a field while an answer of a choice is chosen. */
export function OnlyFor({ choice, value, formApi: { control, getValues }, field }: OnlyForProps) {
  useWatch({ control, name: choice });
  // `useWatch` does not return what was chosen before hydration.
  return useHydrated() && getValues(choice) === value && field;
}
