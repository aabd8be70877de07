import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormApi } from './form-fields.tsx';

interface OnlyForProps {
  choice: string;
  value: string;
  formApi: FormApi;
  field: ReactNode;
}

/** Shows a field while an answer of a choice is chosen. */
export const OnlyFor = ({ choice, value, formApi: { control }, field }: OnlyForProps) =>
  useWatch({ control, name: choice }) === value && field;
