import { useRef, useState } from 'react';
import { TextField } from '../components/field.tsx';
import { runAfterPress } from '../lib/after-press.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/calculators.json';
import { formatInput, fullLabel, hasSlider, parseInput } from './calculator-values.ts';
import type { CalculatorField } from './calculator-definition.ts';
import { alternativeFormat, formatValue } from './format-value.ts';
import { useMountEffect } from './use-mount-effect.ts';
import { useSelectOnFocus } from './use-select-on-focus.ts';

interface SliderFieldProps {
  id: string;
  field: CalculatorField;
  value: number;
  /** Error message of the number box. */
  problem: string | undefined;
  /** The field spans both columns on phones. */
  isWide: boolean;
  /** The field is hidden. It keeps its text. */
  isHidden: boolean;
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
 * Returns a date in words, as a hint: browsers show its digits in different orders, and some phones show an empty field
 * without a format.
 */
function dateHint(field: CalculatorField, text: string): string {
  const read = parseInput(field, text);
  return 'value' in read
    ? formatMessage(words.dateInWords, { date: formatValue('date', read.value) })
    : formatMessage(words.dateParts, { sample: formatValue('date', field.example) });
}

/** A field with a number box, and a slider for most numbers. The two controls have separate names and one value. */
export function SliderField(props: SliderFieldProps) {
  const { id, field, value, problem, isWide, isHidden, onChange, onProblem } = props;
  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  /** The text while the visitor types. It is formatted on blur. */
  const [draft, setDraft] = useState<string>();
  const selection = useSelectOnFocus(!problem);
  const { label, hint, unit, min, max, sliderMax = max, step, whenEmpty } = field;
  const isDate = unit === 'date';
  const thumb = Math.min(value, sliderMax);
  const isSlider = hasSlider(field);
  const inWords = alternativeFormat(unit, value);
  const shownText = draft ?? formatInput(field, value);

  const type = (text: string) => {
    setDraft(text);
    const read = parseInput(field, text);
    if ('value' in read) {
      onProblem(undefined);
      onChange(read.value);
    } else if (problem) onProblem(read.problem);
  };
  const handleBlur = () => {
    if (draft === undefined) return;
    const read = parseInput(field, draft);
    if ('problem' in read) runAfterPress(() => box.current && onProblem(read.problem)); // the press may choose an example
    else setDraft(undefined);
  };
  const move = (to: number) => {
    setDraft(undefined);
    onProblem(undefined);
    onChange(to);
  };

  // Applies a value that was entered before hydration.
  useMountEffect(() => {
    const text = box.current?.value ?? '';
    const moved = Number(slider.current?.value ?? thumb);
    if (text !== formatInput(field, value)) {
      type(text);
      const read = parseInput(field, text);
      if ('problem' in read && document.activeElement !== box.current) onProblem(read.problem);
    } else if (moved !== thumb) move(moved);
    else if (box.current === document.activeElement) box.current?.select(); // focused before hydration
  });

  return (
    <div hidden={isHidden} className={isWide ? 'max-sm:col-span-full' : undefined}>
      {/* Screen readers read these words as part of the slider's value. */}
      {isSlider && inWords && (
        <span className="float-right pl-3 text-xs text-muted-foreground" aria-hidden="true">
          {inWords}
        </span>
      )}
      <TextField
        ref={box}
        id={id}
        label={label + unitLabels[unit]}
        hint={isDate ? [hint, dateHint(field, shownText)].filter(Boolean).join(' ') : hint}
        optional={whenEmpty !== undefined}
        error={problem}
        {...(isDate
          ? { type: 'date', min: formatInput(field, min), max: formatInput(field, max) }
          : { inputMode: 'decimal', ...selection })}
        autoComplete="off"
        value={shownText}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          selection.onBlur(event);
          handleBlur();
        }}
      />
      {isSlider && (
        <input
          ref={slider}
          type="range"
          aria-label={formatMessage(words.sliderOf, { label: fullLabel(field) })}
          aria-valuetext={[formatValue(unit, value), inWords].filter(Boolean).join(', ')}
          min={min}
          max={sliderMax}
          step={step}
          value={thumb}
          onChange={(event) => move(Number(event.target.value))}
          className={field.group === undefined ? 'slider' : 'slider max-sm:hidden'}
        />
      )}
    </div>
  );
}
