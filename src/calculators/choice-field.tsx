import { useRef } from 'react';
import { SelectField } from '../components/select-field.tsx';
import { useMountEffect } from './use-mount-effect.ts';

interface ChoiceFieldProps {
  id: string;
  label: string;
  options: readonly string[];
  value: number;
  onChange: (value: number) => void;
}

/** A field whose value is one of several options. */
export function ChoiceField({ id, label, options, value, onChange }: ChoiceFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Applies an option that the visitor selected before hydration.
  useMountEffect(() => {
    const selected = Number(select.current?.value ?? value);
    if (selected !== value) onChange(selected);
  });
  return (
    <SelectField
      ref={select}
      id={id}
      label={label}
      autoComplete="off"
      className="max-sm:col-span-full"
      options={options.map((name, index) => ({ value: String(index), label: name }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
