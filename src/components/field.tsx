import type { ComponentPropsWithRef, ReactNode } from 'react';
import { groupDigits } from '../lib/group-digits.ts';
import { codePointLength } from '../lib/text.ts';
import { Announced } from './announced.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to mend it; its presence is what makes the field invalid. */
  error?: string | undefined;
  optional?: boolean;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, 'id' | 'className' | 'style' | 'placeholder' | 'required'>;

/** A field's own words, and what is left for its control. */
function apart<Props extends FieldProps>({ label, hint, error, optional = false, ...rest }: Props) {
  return { own: { id: rest.id, label, hint, error, optional }, rest };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
const countId = (id: string) => `${id}-count`;
const cutId = (id: string) => `${id}-cut`;

/** What the control says of itself: its hint is read before its error (FM1), each only where there is one. */
function semantics({ id, hint, error, optional = false }: FieldProps, ...more: string[]) {
  const notes = [hint && hintId(id), error && errorId(id), ...more].filter(Boolean).join(' ');
  return {
    id,
    required: !optional,
    ...(notes && { 'aria-describedby': notes }),
    ...(error && { 'aria-invalid': true }),
  };
}

/** Label, hint and error above the control (FM4); the error is not a live region, the summary speaks. */
function Field({ id, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className="field-hint text-caption">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="field-error mt-1 flex gap-2 font-semibold text-error">
          <span className="mt-0.5">
            <Icon name="alert" />
          </span>
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      {children}
    </div>
  );
}

export function TextField({ type = 'text', ...props }: Control<'input'>) {
  const { own, rest } = apart(props);
  return (
    <Field {...own}>
      <input type={type} className="field-box min-h-control" {...rest} {...semantics(own)} />
    </Field>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Control<'select'> {
  /** The empty first entry: choosing it is choosing nothing. Without it the first option holds. */
  prompt?: string;
  options: readonly (Option | { readonly label: string; readonly options: readonly Option[] })[];
}

const option = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function SelectField({ prompt, options, ...props }: SelectProps) {
  const { own, rest } = apart(props);
  return (
    <Field {...own}>
      <span className="relative block">
        {/* Without a first entry to choose nothing, there is always an answer: HTML wants no `required` then. */}
        <select
          className="field-box min-h-control appearance-none"
          {...rest}
          {...semantics({ ...own, optional: own.optional || !prompt })}
        >
          {prompt && <option value="">{prompt}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(option)}
              </optgroup>
            ) : (
              option(entry)
            ),
          )}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center">
          <Icon name="down" />
        </span>
      </span>
    </Field>
  );
}

interface TextAreaProps extends Control<'textarea'> {
  /** Most code points. Longer text is refused in words, not cut. */
  limit: number;
  /** What the field holds, for the count under it. */
  text: string;
  /** Where its words go into a link: what fits into that (`chatCapacity`). */
  room?: { cut: boolean; left: number } | undefined;
}

function countOf(text: string, limit: number, room: TextAreaProps['room']) {
  const count = codePointLength(text);
  if (room?.cut) return `${groupDigits(count)} characters`;
  const most = room ? count + room.left : limit;
  return most < limit
    ? `${groupDigits(count)} of about ${groupDigits(most)} characters that fit into WhatsApp`
    : `${groupDigits(count)} of ${groupDigits(limit)} characters`;
}

export function TextArea({ limit, text, room, rows = 5, ...props }: TextAreaProps) {
  const { own, rest } = apart(props);
  const notes = room ? [countId(own.id), cutId(own.id)] : [countId(own.id)];
  return (
    <Field {...own}>
      <textarea rows={rows} className="field-box" {...rest} {...semantics(own, ...notes)} />
      {/* One text: of several, a translator takes the number out of React's reach. */}
      <p className="field-hint mt-1 text-caption">{countOf(text, limit, room)}</p>
      {/* Described by the limit, which stays: Orca speaks a description that changes, at every letter. */}
      <p id={countId(own.id)} hidden>
        {`Up to ${groupDigits(limit)} characters.${room ? ' Messages in Hindi, Tamil or Urdu may have to be shorter.' : ''}`}
      </p>
      {/* Announced once, when the message becomes too long for the link. */}
      {room && (
        <p id={cutId(own.id)} className="text-caption font-semibold not-empty:mt-1">
          {room.cut && (
            <Announced>
              This is too long for WhatsApp, which will get a shortened message. After you submit, “Copy
              message” copies all of it.
            </Announced>
          )}
        </p>
      )}
    </Field>
  );
}
