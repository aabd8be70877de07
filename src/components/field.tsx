import type { ComponentPropsWithRef, ReactNode } from 'react';
import { groupDigits } from '../lib/group-digits.ts';
import { codePointLength } from '../lib/text.ts';
import { Announced } from './announced.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The error message, which explains how to fix the value. A field with an error is invalid. */
  error?: string | undefined;
  optional?: boolean;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, 'id' | 'className' | 'style' | 'placeholder' | 'required'>;

/** Separates the props of the field from those of its control. */
function splitProps<Props extends FieldProps>({ label, hint, error, optional = false, ...rest }: Props) {
  return { own: { id: rest.id, label, hint, error, optional }, rest };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
const countId = (id: string) => `${id}-count`;
const cutId = (id: string) => `${id}-cut`;
const warningId = (id: string) => `${id}-warning`;

/**
 * Returns the ARIA attributes of the control. Its hint and its error describe it, in this order (FM1). `aria-invalid`
 * is always set: without it, browsers expose an empty required control as invalid before anyone has used it.
 */
function ariaProps({ id, hint, error, optional = false }: FieldProps, ...more: string[]) {
  const notes = [hint && hintId(id), error && errorId(id), ...more].filter(Boolean).join(' ');
  return {
    id,
    required: !optional,
    ...(notes && { 'aria-describedby': notes }),
    ...((error || !optional) && { 'aria-invalid': Boolean(error) }),
  };
}

/**
 * Classes that align the parts of two fields side by side (`fieldRows`): labels, controls, hints and errors share rows
 * of the grid (`subgrid`). Hint and error are below the control, because only one field may have them. Chrome 105 to
 * 116 align only labels of one line.
 */
const rowClasses = {
  field: 'in-[.enquiry]:flex in-[.enquiry]:flex-col @min-[32rem]/form:row-span-4',
  /** A textarea has a row of its own. */
  short: '@min-[32rem]/form:grid @min-[32rem]/form:grid-rows-subgrid @min-[32rem]/form:content-start',
  note: '@min-[32rem]/form:order-1 @min-[32rem]/form:mt-1',
  control: '@min-[32rem]/form:row-start-2',
  third: '@min-[32rem]/form:row-start-3',
  fourth: '@min-[32rem]/form:row-start-4',
} as const;

/**
 * A control with its label, hint and error (FM4). The error is no live region, because the error summary announces it.
 */
function Field({
  id,
  label,
  hint,
  error,
  optional,
  long = false,
  children,
}: FieldProps & { long?: boolean; children: ReactNode }) {
  return (
    <div className={`${rowClasses.field} ${long ? '' : rowClasses.short}`}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal">{words.optional}</span>}
      </label>
      {hint && (
        <p
          id={hintId(id)}
          className={`text-xs text-muted-foreground ${rowClasses.note} ${long ? '' : rowClasses.third}`}
        >
          {hint}
        </p>
      )}
      {error && (
        <p
          id={errorId(id)}
          className={`mt-1 flex gap-2 font-semibold text-destructive ${rowClasses.note} ${long ? '' : rowClasses[hint ? 'fourth' : 'third']}`}
        >
          <span className="mt-0.5">
            <Icon name="alert" />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <VisuallyHidden>{words.errorPrefix}</VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      {children}
    </div>
  );
}

export function TextField({ type = 'text', ...props }: Control<'input'>) {
  const { own, rest } = splitProps(props);
  return (
    <Field {...own}>
      <input
        type={type}
        className={`field-box min-h-control ${rowClasses.control}`}
        {...rest}
        {...ariaProps(own)}
      />
    </Field>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Control<'select'> {
  /** The text of an empty first option. Without it, the first option is selected. */
  prompt?: string;
  options: readonly (Option | { readonly label: string; readonly options: readonly Option[] })[];
}

// The key contains the label, so that React recreates a changed option: a translator may have replaced its text node.
const option = ({ value, label }: Option) => (
  <option key={`${value} ${label}`} value={value}>
    {label}
  </option>
);

export function SelectField({ prompt, options, ...props }: SelectProps) {
  const { own, rest } = splitProps(props);
  return (
    <Field {...own}>
      <span className={`relative block ${rowClasses.control}`}>
        {/* A select without an empty option always has a value, and `required` would be invalid HTML. */}
        <select
          className="field-box min-h-control appearance-none pr-12"
          {...rest}
          {...ariaProps({ ...own, optional: own.optional || !prompt })}
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
  /** Maximum number of code points. A longer text has an error; it is not truncated. */
  limit: number;
  /** The value, for the character count. */
  text: string;
  /** The number of characters that still fit, for a text that becomes part of a link (`chatCapacity`). */
  room?: { isCut: boolean; left: number } | undefined;
  /** Advice about a valid text. It is announced when it appears. */
  warning?: string | undefined;
}

function countOf(text: string, limit: number, room: TextAreaProps['room']) {
  const count = codePointLength(text);
  if (room?.isCut) return formatMessage(words.characters, { count: groupDigits(count) });
  const most = room ? count + room.left : limit;
  return formatMessage(most < limit ? words.charactersThatFit : words.charactersOf, {
    count: groupDigits(count),
    limit: groupDigits(Math.min(most, limit)),
  });
}

/**
 * Maximum length of a line, in UTF-16 code units, that the browser wraps; longer lines are not wrapped. If words and
 * spaces come from two fonts, Chromium takes a time that grows with the square of the length: half a second or more per
 * key for 30,000 Devanagari or Tamil letters. No valid message has such a line.
 */
const MAX_WRAPPED_LENGTH = 5000;

const hasTooLongLine = (text: string) =>
  text.length > MAX_WRAPPED_LENGTH && text.split('\n').some((line) => line.length > MAX_WRAPPED_LENGTH);

export function TextArea({ limit, text, room, warning, rows = 5, ...props }: TextAreaProps) {
  const { own, rest } = splitProps(props);
  const notes = [countId(own.id), ...(room ? [cutId(own.id)] : []), ...(warning ? [warningId(own.id)] : [])];
  return (
    <Field {...own} long>
      <textarea
        rows={rows}
        className={hasTooLongLine(text) ? 'field-box whitespace-pre' : 'field-box'}
        {...rest}
        {...ariaProps(own, ...notes)}
      />
      {/* The text is one node in an element of its own, because translators replace text nodes. */}
      <p className="mt-1 text-xs text-muted-foreground">{countOf(text, limit, room)}</p>
      {/* Describes the control by the constant limit: Orca would announce a changing description at every letter. */}
      <p id={countId(own.id)} hidden>
        {formatMessage(words.characterLimit, { limit: groupDigits(limit) })}
      </p>
      {warning && (
        <p id={warningId(own.id)} className="mt-1 text-sm font-semibold">
          <Announced key={warning}>{warning}</Announced>
        </p>
      )}
      {/* Announces once that the message is too long for the link. */}
      {room && (
        <p id={cutId(own.id)} className="text-xs font-semibold not-empty:mt-1">
          {room.isCut && <Announced>{words.tooLongForChat}</Announced>}
        </p>
      )}
    </Field>
  );
}
