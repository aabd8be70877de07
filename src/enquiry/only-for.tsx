import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { Values } from './form-definition.ts';

interface OnlyForProps {
  choice: string;
  value: string;
  control: Control<Values>;
  field: ReactNode;
}

/** Shows a field while an answer of a choice is chosen. */
export function OnlyFor({ choice, value, control, field }: OnlyForProps) {
  return useWatch({ control, name: choice }) === value && field;
}
