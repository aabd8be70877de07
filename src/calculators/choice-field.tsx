import { useEffect, useRef } from 'react';
import { SelectField } from '../components/field.tsx';

interface ChoiceFieldProps {
  id: string;
  label: string;
  options: readonly string[];
  value: number;
  onChange: (value: number) => void;
}

/** A value that is one of several options. */
export function ChoiceField({ id, label, options, value, onChange }: ChoiceFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Applies what was chosen before hydration.
  useEffect(() => {
    const chosen = Number(select.current?.value ?? value);
    if (chosen !== value) onChange(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- only at hydration
  }, []);
  return (
    <div className="max-sm:col-span-full">
      <SelectField
        ref={select}
        id={id}
        label={label}
        autoComplete="off"
        options={options.map((name, index) => ({ value: String(index), label: name }))}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
