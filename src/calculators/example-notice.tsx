import { useRef } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/calculators.json';
import type { CalculatorField } from './calculator-definition.ts';
import { getFullLabel } from './calculator-values.ts';
import { useMountEffect } from './use-mount-effect.ts';
import type { Figures } from './use-figures.ts';

/**
 * The maximum number of figures that the notice names. If more figures come from the example, it gives only their
 * number.
 */
const MAX_NAMES = 6;

/** Returns a sentence that names or counts the figures of the example. Returns '' if there are none. */
export function describeExamples(examples: readonly [string, CalculatorField][]): string {
  if (examples.length === 0) return '';
  if (examples.length > MAX_NAMES) return formatMessage(words.examplesLeft, { count: examples.length });
  return formatMessage(words.examplesNamed, {
    names: examples.map(([, field]) => getFullLabel(field)).join(', '),
  });
}

interface ExampleNoticeProps {
  id: string;
  figures: Figures;
  onConfirm: (isConfirmed: boolean) => void;
}

/** A notice that names the figures of the example, with a checkbox by which the visitor confirms these figures. */
export function ExampleNotice({ id, figures, onConfirm }: ExampleNoticeProps) {
  const { examples, isConfirmed } = figures;
  const checkbox = useRef<HTMLInputElement>(null);
  // Applies a press on the checkbox before hydration.
  useMountEffect(() => {
    if (checkbox.current && checkbox.current.checked !== isConfirmed) onConfirm(checkbox.current.checked);
  });
  return (
    <div data-needs-script="" className="text-sm">
      {!isConfirmed && <p id={`${id}-which`}>{describeExamples(examples)}</p>}
      <p className="flex gap-2">
        <input
          ref={checkbox}
          id={id}
          type="checkbox"
          aria-describedby={isConfirmed ? undefined : `${id}-which`}
          className="tick"
          checked={isConfirmed}
          onChange={(event) => onConfirm(event.target.checked)}
        />
        <label htmlFor={id} className="flex min-h-tap items-center font-semibold">
          {words.areMyFigures}
        </label>
      </p>
    </div>
  );
}
