import { useRef, useState } from 'react';
import { getAriaProps, Field, rowClasses } from '../components/field.tsx';
import { runAfterPress } from '../lib/after-press.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/calculators.json';
import { formatInput, getFullLabel, hasSlider, parseInput } from './calculator-values.ts';
import type { CalculatorField } from './calculator-definition.ts';
import { formatAlternative, formatValue } from './format-value.ts';
import { useMountEffect } from './use-mount-effect.ts';
import { useSelectOnFocus } from './use-select-on-focus.ts';

interface SliderFieldProps {
  id: string;
  field: CalculatorField;
  value: number;
  /** The error message of the text box. It is undefined if the entry is valid. */
  problem: string | undefined;
  /** Whether the field spans both columns on phones. */
  isWide?: boolean;
  /** Whether the field is hidden. A hidden field keeps its text. */
  isHidden?: boolean;
  /** Whether the field has only the text box, without slider and amount in words. */
  isBoxOnly?: boolean;
  /** How often Back or Forward has restored the figures of a URL. They replace the text that the visitor has typed. */
  restoreCount?: number;
  onChange: (value: number) => void;
  onProblem: (problem: string | undefined) => void;
}

const unitLabels = {
  rupees: ' (₹)',
  percent: ' (%)',
  months: words.inMonths,
  days: words.inDays,
  years: words.inYears,
  date: '',
  choice: '',
} as const;

/**
 * Returns a hint with the date in words, because browsers show day, month and year in different orders. If the date is
 * invalid or empty, the hint is a sample, because some phones do not show the format.
 */
function createDateHint(field: CalculatorField, text: string): string {
  const input = parseInput(field, text);
  return 'value' in input
    ? formatMessage(words.dateInWords, { date: formatValue('date', input.value) })
    : formatMessage(words.dateParts, { sample: formatValue('date', field.example) });
}

/** A field with a text box or a date input. Most numbers also have a slider, which shows the same value. */
export function SliderField(props: SliderFieldProps) {
  const { id, field, value, problem, isWide, isHidden, isBoxOnly, restoreCount, onChange, onProblem } = props;
  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  /** The text while the visitor is typing. On blur, a valid text is formatted, and the draft becomes undefined. */
  const [draft, setDraft] = useState<string>();
  const [lastRestoreCount, setLastRestoreCount] = useState(restoreCount);
  if (lastRestoreCount !== restoreCount) {
    setLastRestoreCount(restoreCount);
    setDraft(undefined);
  }
  const selectionHandlers = useSelectOnFocus(!problem);
  const { label, hint, unit, min, max, sliderMax = max, step, whenEmpty } = field;
  const isDate = unit === 'date';
  const thumbValue = Math.min(value, sliderMax);
  const isSlider = !isBoxOnly && hasSlider(field);
  const inWords = formatAlternative(unit, value);
  const boxText = draft ?? formatInput(field, value);

  const handleText = (text: string) => {
    setDraft(text);
    const input = parseInput(field, text);
    if ('value' in input) {
      onProblem(undefined);
      onChange(input.value);
    } else if (problem) onProblem(input.problem);
  };
  const handleBlur = (focused: EventTarget | null) => {
    if (draft === undefined) return;
    const input = parseInput(field, draft);
    if ('value' in input) setDraft(undefined);
    // The press that caused the blur may select an example, which replaces this field. Then there is no error to
    // report.
    else runAfterPress(() => box.current && onProblem(input.problem), focused);
  };
  const handleSlider = (newValue: number) => {
    setDraft(undefined);
    onProblem(undefined);
    onChange(newValue);
  };

  // Applies what the visitor did before hydration: entered a text, moved the slider or focused the box.
  useMountEffect(() => {
    const text = box.current?.value ?? '';
    const sliderValue = Number(slider.current?.value ?? thumbValue);
    if (text !== formatInput(field, value)) {
      handleText(text);
      const input = parseInput(field, text);
      if ('problem' in input && document.activeElement !== box.current) onProblem(input.problem);
    } else if (sliderValue !== thumbValue) handleSlider(sliderValue);
    else if (box.current === document.activeElement) box.current?.select();
  });

  const fieldProps = {
    id,
    label: label + unitLabels[unit],
    hint: isDate ? [hint, createDateHint(field, boxText)].filter(Boolean).join(' ') : hint,
    error: problem,
    optional: whenEmpty !== undefined,
  };
  return (
    <Field
      {...fieldProps}
      // Screen readers read these words in `aria-valuetext` of the slider.
      labelNote={isSlider && inWords}
      hidden={isHidden}
      className={isWide ? 'max-sm:col-span-full' : ''}
    >
      <div className={rowClasses.control}>
        <input
          ref={box}
          className="field-box min-h-control"
          {...(isDate
            ? { type: 'date', min: formatInput(field, min), max: formatInput(field, max) }
            : { type: 'text', inputMode: 'decimal', ...selectionHandlers })}
          {...getAriaProps(fieldProps)}
          autoComplete="off"
          value={boxText}
          onChange={(event) => handleText(event.target.value)}
          onBlur={(event) => {
            selectionHandlers.onBlur(event);
            handleBlur(event.relatedTarget);
          }}
        />
        {isSlider && (
          <input
            ref={slider}
            type="range"
            aria-label={formatMessage(words.sliderOf, { label: getFullLabel(field) })}
            aria-valuetext={[formatValue(unit, value), inWords].filter(Boolean).join(', ')}
            min={min}
            max={sliderMax}
            step={step}
            value={thumbValue}
            onChange={(event) => handleSlider(Number(event.target.value))}
            className={field.group === undefined ? 'slider' : 'slider max-sm:hidden'}
          />
        )}
      </div>
    </Field>
  );
}
