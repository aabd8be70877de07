import { getAriaProps, Field, rowClasses, splitProps } from './field.tsx';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends ControlProps<'select'> {
  /** The text of an empty first option, such as 'Choose one'. If it is omitted, the first of `options` is selected. */
  prompt?: string;
  options: readonly (Option | { readonly label: string; readonly options: readonly Option[] })[];
}

// The key contains the label, so that React creates a new option when the label changes. Otherwise React would update
// the old text node, which a translation tool may have replaced.
const renderOption = ({ value, label }: Option) => (
  <option key={`${value} ${label}`} value={value}>
    {label}
  </option>
);

export function SelectField({ prompt, options, ...props }: SelectProps) {
  const { fieldProps, controlProps } = splitProps(props);
  return (
    <Field {...fieldProps}>
      <span className={`relative block ${rowClasses.control}`}>
        {/* If there is no empty option, the select always has a value. The attribute `required` would then be invalid
            HTML. */}
        <select
          className="field-box min-h-control appearance-none pr-12 in-[.phone-pair]:pr-9"
          {...controlProps}
          {...getAriaProps({ ...fieldProps, optional: fieldProps.optional || !prompt })}
        >
          {prompt && <option value="">{prompt}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(entry)
            ),
          )}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center in-[.phone-pair]:right-3">
          <Icon name="down" />
        </span>
      </span>
    </Field>
  );
}
