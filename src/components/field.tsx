import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as words from '#words/widgets.json';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** A message that explains how to correct the value. If it is set, the control is marked as invalid. */
  error?: string | undefined;
  optional?: boolean;
  /** Classes of the element around the label and the control, such as the grid columns that the element fills. */
  className?: string;
}

export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, 'id' | 'className' | 'style' | 'placeholder' | 'required'>;

/** Separates the props of `Field` from the props of the control. The id is in both objects. */
export function splitProps<Props extends FieldProps>({
  label,
  hint,
  error,
  optional = false,
  className = '',
  ...controlProps
}: Props) {
  return { fieldProps: { id: controlProps.id, label, hint, error, optional, className }, controlProps };
}

const getHintId = (id: string) => `${id}-hint`;
const getErrorId = (id: string) => `${id}-error`;

/**
 * Returns the id, `required` and the ARIA attributes of the control. The control is described by the hint, the error
 * and the elements `otherDescriptionIds`, in this order (FM1). A required control without an error has
 * `aria-invalid="false"`. Otherwise browsers would expose it as invalid while it is empty.
 */
export function getAriaProps(
  { id, hint, error, optional = false }: FieldProps,
  ...otherDescriptionIds: string[]
) {
  const descriptionIds = [hint && getHintId(id), error && getErrorId(id), ...otherDescriptionIds].filter(
    Boolean,
  );
  return {
    id,
    required: !optional,
    ...(descriptionIds.length > 0 && { 'aria-describedby': descriptionIds.join(' ') }),
    ...((error || !optional) && { 'aria-invalid': Boolean(error) }),
  };
}

/**
 * Classes that align fields side by side in forms (enquiry/field-rows.ts) and calculators. The labels, controls, hints
 * and errors of the fields share the rows of the grid. Hints and errors are below the controls, so that the controls
 * are aligned even if only one field has a hint or an error. Chrome 105 to 116 do not support `subgrid`: there, the
 * controls are aligned only if all labels have one line.
 */
export const rowClasses = {
  field: 'in-[.enquiry]:flex in-[.enquiry]:flex-col field-row:row-span-4',
  /** Classes of a field that can be next to another field. A text area always has its own row. */
  sideBySide: 'field-row:grid field-row:grid-rows-subgrid field-row:content-start',
  note: 'field-row:order-1 field-row:mt-1',
  control: 'field-row:row-start-2 field-row:self-start',
  third: 'field-row:row-start-3',
  fourth: 'field-row:row-start-4',
} as const;

interface FieldWrapperProps extends FieldProps {
  isFullWidth?: boolean;
  /**
   * A short text at the end of the label's row. It is hidden from screen readers, so the control itself must expose the
   * same information.
   */
  labelNote?: string | false | undefined;
  hidden?: boolean | undefined;
  children: ReactNode;
}

/**
 * A control with its label, hint and error (FM4). The error is not a live region, because screen readers announce the
 * error summary.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  isFullWidth = false,
  labelNote,
  className = '',
  hidden,
  children,
}: FieldWrapperProps) {
  const labelElement = (
    <label htmlFor={id} className="block font-semibold">
      {label}
      {optional && <span className="font-normal">{words.optional}</span>}
    </label>
  );
  return (
    <div
      hidden={hidden}
      className={[rowClasses.field, !isFullWidth && rowClasses.sideBySide, className]
        .filter(Boolean)
        .join(' ')}
    >
      {labelNote ? (
        <div className="flex flex-wrap-reverse items-baseline gap-x-3">
          {labelElement}
          <span className="ml-auto text-xs text-muted-foreground" aria-hidden="true">
            {labelNote}
          </span>
        </div>
      ) : (
        labelElement
      )}
      {hint && (
        <p
          id={getHintId(id)}
          className={`text-xs text-muted-foreground ${rowClasses.note} ${isFullWidth ? '' : rowClasses.third}`}
        >
          {hint}
        </p>
      )}
      {error && (
        <p
          id={getErrorId(id)}
          className={`mt-1 flex gap-2 font-semibold text-destructive ${rowClasses.note} ${isFullWidth ? '' : rowClasses[hint ? 'fourth' : 'third']}`}
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

export function TextField({ type = 'text', ...props }: ControlProps<'input'>) {
  const { fieldProps, controlProps } = splitProps(props);
  return (
    <Field {...fieldProps}>
      <input
        type={type}
        className={`field-box min-h-control ${rowClasses.control}`}
        {...controlProps}
        {...getAriaProps(fieldProps)}
      />
    </Field>
  );
}
