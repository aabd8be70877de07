import { Button } from '../components/button.tsx';
import * as words from '#words/calculators.json';
import { getFieldEntries } from './calculator-values.ts';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';

interface PresetsProps {
  definition: CalculatorDefinition;
  values: Values;
  /** Whether a text box has an invalid text, which `values` ignores. If so, no button is shown as pressed. */
  hasProblem: boolean;
  onChoose: (example: Values) => void;
}

/**
 * Buttons that each set all fields to the values of one example. A button is shown as pressed while the fields have
 * these values.
 */
export function Presets({ definition, values, hasProblem, onChoose }: PresetsProps) {
  const isChosen = (example: Values) =>
    !hasProblem &&
    getFieldEntries(definition).every(
      ([key, { startsToday }]) => startsToday || values[key] === example[key],
    );
  return (
    <div role="group" aria-label={words.examples} className="mb-5 flex flex-wrap gap-2">
      {definition.examples.map(({ label, values: example }) => (
        <Button
          key={label}
          variant={isChosen(example) ? 'pressed' : 'outline'}
          size="small"
          aria-pressed={isChosen(example)}
          onClick={() => onChoose(example)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
