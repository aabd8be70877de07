import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormApi } from './form-fields.tsx';

interface OnlyForProps {
  choice: string;
  value: string;
  formApi: FormApi;
  field: ReactNode;
}

/** Renders a field only while `value` is selected in the field `choice`. */
export const OnlyFor = ({ choice, value, formApi: { control }, field }: OnlyForProps) =>
  useWatch({ control, name: choice }) === value && field;
