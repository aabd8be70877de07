import type { ComponentProps, ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control, UseFormGetValues, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { SelectField } from '../components/select-field.tsx';
import { TextArea } from '../components/text-area.tsx';
import { TextField } from '../components/field.tsx';
import * as words from '#words/forms.json';
import { firmChatDigits, measureChatCapacity } from './chat-link.ts';
import { formatLead } from './lead-text.ts';
import { EmailField } from './email-field.tsx';
import { PhoneControls } from './phone-controls.tsx';
import { CallTime } from './call-time.tsx';
import { OnlyFor } from './only-for.tsx';
import { createIdentityWarning } from './identity-numbers.ts';
import { createBlankValues, getFieldId } from './form-controls.ts';
import { fieldLimits } from './form-definition.ts';
import type { FieldDefinition, FormDefinition, LeadForm, Values } from './form-definition.ts';
import { fieldRows } from './field-rows.ts';

/** The definition of a form, and the functions of React Hook Form that its fields use. */
export interface FormApi {
  form: FormDefinition;
  register: UseFormRegister<Values>;
  setValue: UseFormSetValue<Values>;
  control: Control<Values>;
  getValues: UseFormGetValues<Values>;
  /** Returns the error message of a control, or undefined if the control is valid or not yet validated. */
  errorOf: (control: string) => string | undefined;
  /** Returns the lines that are attached to the lead (`Attached`). Forms without a lead have none. */
  attachedLinesFor?: (values: Values) => readonly string[];
  /** Updates the saved draft. Call this function after `setValue`, which dispatches no change event. */
  updateDraft: () => void;
  /** Renders the controls of the form's field of kind 'custom', if it has one. */
  CustomField?: ComponentType<{ formApi: FormApi }> | undefined;
}

interface FieldProps {
  name: string;
  field: FieldDefinition;
  formApi: FormApi;
}

export function FormFields({ formApi }: { formApi: FormApi }) {
  return Object.entries(formApi.form.fields).map(([name, field]) => (
    <FormField key={name} name={name} field={field} formApi={formApi} />
  ));
}

function FormField({ name, field, formApi }: FieldProps) {
  const { form, register, errorOf, CustomField } = formApi;
  const { label, hint } = field;
  if (field.kind === 'custom') return CustomField && <CustomField formApi={formApi} />;
  const props = { label, hint, id: getFieldId(form, name), error: errorOf(name), ...register(name) };
  switch (field.kind) {
    case 'name':
      return <TextField {...props} autoComplete="name" />;
    case 'email':
      return <EmailField {...props} formApi={formApi} />;
    case 'text': {
      const textField = (
        <TextField
          {...props}
          optional={field.missing === undefined}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
        />
      );
      if (!field.onlyFor) return textField;
      return <OnlyFor {...field.onlyFor} formApi={formApi} field={textField} />;
    }
    case 'choice':
      return <SelectField {...props} prompt={field.choice.prompt} options={field.choice.options} />;
    case 'message':
      return <Message {...props} rows={field.rows} formApi={formApi} />;
    case 'phone':
      return <PhoneControls name={name} formApi={formApi} />;
    case 'reply':
      return <Reply name={name} field={field} formApi={formApi} />;
  }
}

interface MessageProps extends Omit<ComponentProps<typeof TextArea>, 'limit' | 'text' | 'warning'> {
  name: string;
  formApi: FormApi;
}

/**
 * Returns the current values of a form, and makes the component render when they change. During hydration, the values
 * are empty.
 */
export const useValues = ({ control }: Pick<FormApi, 'control'>) => useWatch({ control }) as Values;

/**
 * A message field with a character count. It is a separate component, so that the other fields do not render again
 * while the visitor types.
 */
function Message({ formApi, hint, ...field }: MessageProps) {
  const { form, attachedLinesFor } = formApi;
  const values = useValues(formApi);
  const text = values[field.name] ?? '';
  const capacity = attachedLinesFor
    ? measureChatCapacity(
        firmChatDigits,
        formatLead(form as LeadForm, values, { attachedLines: attachedLinesFor(values) }),
      )
    : undefined;
  return (
    <TextArea
      limit={fieldLimits.message}
      text={text}
      chatCapacity={capacity}
      warning={createIdentityWarning(text)}
      {...field}
      hint={[hint, capacity && words.messageHint].filter(Boolean).join(' ') || undefined}
    />
  );
}

const replyMethods = [
  { value: 'email', label: words.byEmail },
  { value: 'phone', label: words.byPhone },
] as const;

/**
 * The choice between a reply by email and by phone. CSS hides the fields of the other method, so that the choice also
 * works before hydration. In print, and without JavaScript or `:has()`, the fields for the phone are always visible.
 */
function Reply({ name, field, formApi }: FieldProps) {
  const { form, register, setValue, errorOf } = formApi;
  const { ref, ...radioProps } = register(name);
  const legendId = `${getFieldId(form, name)}-legend`;
  return (
    // A legend is a grid item only if it floats. Only then can the radio buttons and the email field share a row.
    // `aria-labelledby` makes the legend the name of the group. `aria-hidden` prevents screen readers from
    // announcing the same text a second time.
    <fieldset aria-labelledby={legendId} className={`group/reply grid ${fieldRows}`}>
      <legend id={legendId} aria-hidden="true" className="font-semibold @min-[32rem]/form:float-left">
        {field.label}
      </legend>
      <p className="-my-1.5 flex flex-wrap gap-x-7 @min-[32rem]/form:mt-[0.4rem] @min-[32rem]/form:mb-0 @min-[32rem]/form:min-h-control @min-[32rem]/form:[grid-area:2/1]">
        {replyMethods.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-tap items-center gap-2.5">
            <input
              type="radio"
              value={value}
              defaultChecked={value === createBlankValues(form)[name]}
              className="size-5 accent-brand"
              id={`${getFieldId(form, name)}-${value}`}
              {...radioProps}
              ref={(radio) => {
                // The visitor may have checked this radio button before hydration. React Hook Form unchecks it while it
                // registers the other buttons of the group, so this code checks it again.
                const wasChecked = radio?.checked;
                ref(radio);
                if (wasChecked && !radio.checked) setValue(name, value);
              }}
            />
            {label}
          </label>
        ))}
      </p>
      <div className="grid grid-cols-1 group-has-[[value=phone]:checked]/reply:hidden @min-[32rem]/form:grid-rows-subgrid @min-[32rem]/form:[grid-area:1/2/span_4]">
        <EmailField
          label={words.email}
          id={getFieldId(form, 'email')}
          error={errorOf('email')}
          {...register('email')}
          formApi={formApi}
        />
      </div>
      <div
        className={`hidden not-supports-[selector(:has(*))]:grid group-has-[[value=phone]:checked]/reply:grid @min-[32rem]/form:mt-4 print:grid no-script:grid ${fieldRows}`}
      >
        <PhoneControls name="number" formApi={formApi} />
        <CallTime formApi={formApi} />
      </div>
    </fieldset>
  );
}
