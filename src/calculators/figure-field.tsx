import { useEffect, useRef, useState } from 'react';
import { TextField } from '../components/field.tsx';
import { inBox, readBox } from './figures.ts';
import type { Field } from './record.ts';
import { otherwise, valueOf } from './words.ts';

interface FigureFieldProps {
  id: string;
  field: Field;
  value: number;
  /** Why what its box holds is no figure. */
  problem: string | undefined;
  onChange: (value: number) => void;
  onProblem: (problem: string | undefined) => void;
}

const signs = {
  rupees: ' (₹)',
  percent: ' (%)',
  months: ' (months)',
  days: ' (days)',
  years: ' (years)',
} as const;

/** A figure by its box or by its slider: two controls with names of their own, and one value. */
export function FigureField({ id, field, value, problem, onChange, onProblem }: FigureFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  /** What is being written; grouped and tidied once the box is left. */
  const [draft, setDraft] = useState<string>();
  const { label, unit, min, max, usual = max, step } = field;
  const thumb = Math.min(value, usual);

  const write = (text: string) => {
    setDraft(text);
    const read = readBox(field, text);
    if ('value' in read) {
      onProblem(undefined);
      onChange(read.value);
    } else if (problem) onProblem(read.problem);
  };
  const leave = () => {
    if (draft === undefined) return;
    const read = readBox(field, draft);
    if ('problem' in read) onProblem(read.problem);
    else setDraft(undefined);
  };
  const slide = (to: number) => {
    setDraft(undefined);
    onProblem(undefined);
    onChange(to);
  };

  // What was written or moved while the part was not live yet.
  useEffect(() => {
    const text = box.current?.value ?? '';
    const moved = Number(slider.current?.value);
    if (text !== inBox(field, value)) {
      write(text);
      const read = readBox(field, text);
      if ('problem' in read && document.activeElement !== box.current) onProblem(read.problem);
    } else if (moved !== thumb) slide(moved);
    // oxlint-disable-next-line react/exhaustive-deps -- once, of what came before
  }, []);

  return (
    <div>
      <TextField
        ref={box}
        id={id}
        label={label + signs[unit]}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? inBox(field, value)}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
      <div className="flex items-center gap-3">
        <input
          ref={slider}
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={[valueOf(unit, value), otherwise(unit, value)].filter(Boolean).join(', ')}
          min={min}
          max={usual}
          step={step}
          value={thumb}
          onChange={(event) => slide(Number(event.target.value))}
          className="slider"
        />
        {(unit === 'rupees' || unit === 'months') && (
          <span className="w-28 flex-none text-right text-caption text-ink-mute">
            {otherwise(unit, value)}
          </span>
        )}
      </div>
    </div>
  );
}
