import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CalculatorField, Values } from './calculator-definition.ts';
import { isEmptyValue } from './calculator-values.ts';
import { DetailsSummary } from '../components/details-summary.tsx';
import { formatField } from './format-value.ts';

interface CollapsedFieldsProps {
  label: string;
  entries: readonly (readonly [string, CalculatorField])[];
  values: Values;
  problems: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/**
 * Fields that most visitors do not change, collapsed under a label and a list of their values. The disclosure opens
 * when a field gets an error, or a value that differs from the worked example.
 */
export function CollapsedFields({ label, entries, values, problems, children }: CollapsedFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const effectiveEntries = entries.filter(([, { needs }]) => !needs || values[needs] !== 0);
  const reasons = effectiveEntries
    .filter(([key, { example }]) => problems[key] || values[key] !== example)
    .map(([key]) => `${key} ${problems[key] ?? ''}`);
  const [knownReasons, setKnownReasons] = useState<readonly string[]>([]);
  // The disclosure opens only for a new reason. Otherwise the visitor could not close it while an old reason remains.
  if (reasons.join() !== knownReasons.join()) {
    setKnownReasons(reasons);
    if (reasons.some((reason) => !knownReasons.includes(reason))) setIsOpen(true);
  }
  return (
    <details
      aria-label={label}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group"
    >
      <DetailsSummary
        note={effectiveEntries
          .filter(([key, field]) => !isEmptyValue(field, values[key]))
          .map(([key, field]) => formatField(field, values[key] ?? 0))
          .join(', ')}
      >
        {label}
      </DetailsSummary>
      {children}
    </details>
  );
}
