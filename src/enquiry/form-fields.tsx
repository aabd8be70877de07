import type { ComponentProps, ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control, UseFormGetValues, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import { digitsOf } from '../lib/phone.ts';
import * as words from '#words/forms.json';
import { firm } from '../site/firm.ts';
import { chatCapacity } from './chat-link.ts';
import { leadText } from './lead-text.ts';
import { EmailField } from './email-field.tsx';
import { PhoneControls } from './phone-controls.tsx';
import { CallTime } from './call-time.tsx';
import { OnlyFor } from './only-for.tsx';
import { identityWarning } from './identity-numbers.ts';
import { blankValues, fieldId, fieldLimits } from './form-definition.ts';
import type { FieldDefinition, FormDefinition, LeadForm, Values } from './form-definition.ts';
import { fieldRows } from './field-rows.ts';

/** The definition and the React Hook Form methods that the fields of a form use. */
export interface FormApi {
  form: FormDefinition;
  register: UseFormRegister<Values>;
  setValue: UseFormSetValue<Values>;
  control: Control<Values>;
  getValues: UseFormGetValues<Values>;
  /** Returns the error message of a control; undefined while it is valid. */
  errorOf: (control: string) => string | undefined;
  /** Saves values that were set without an event. */
  keepDraft: () => void;
  /** Renders the controls of a field that only this form has. */
  OwnField?: ComponentType<{ formApi: FormApi }> | undefined;
}

interface FieldProps {
  name: string;
  field: FieldDefinition;
  formApi: FormApi;
}

/** The fields of a form, in the order of its definition. */
export function FormFields({ formApi }: { formApi: FormApi }) {
  return Object.entries(formApi.form.fields).map(([name, field]) => (
    <FormField key={name} name={name} field={field} formApi={formApi} />
  ));
}

function FormField({ name, field, formApi }: FieldProps) {
  const { form, register, errorOf, OwnField } = formApi;
  const { label, hint } = field;
  if (field.kind === 'own') return OwnField && <OwnField formApi={formApi} />;
  const props = { label, hint, id: fieldId(form, name), error: errorOf(name), ...register(name) };
  switch (field.kind) {
    case 'name':
      return <TextField {...props} autoComplete="name" />;
    case 'email':
      return <EmailField {...props} formApi={formApi} />;
    case 'text': {
      const text = (
        <TextField
          {...props}
          optional={field.missing === undefined}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
        />
      );
      if (!field.onlyFor) return text;
      return <OnlyFor {...field.onlyFor} formApi={formApi} field={text} />;
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

/** Returns the current values of a form. They are empty during hydration. */
export const useValues = ({ control }: Pick<FormApi, 'control'>) => useWatch({ control }) as Values;

/** A message field with its character count. It is a separate component, so that typing renders no other field. */
function Message({ formApi, ...field }: MessageProps) {
  const { form } = formApi;
  const values = useValues(formApi);
  const room =
    'lead' in form ? chatCapacity(digitsOf(firm.chatNumber), leadText(form as LeadForm, values)) : undefined;
  return (
    <TextArea
      limit={fieldLimits.message}
      text={values[field.name] ?? ''}
      room={room}
      warning={identityWarning(values[field.name] ?? '')}
      {...field}
      {...(words.messageHint && room && { hint: words.messageHint })}
    />
  );
}

const replyMethods = [
  { value: 'email', label: words.byEmail },
  { value: 'phone', label: words.byPhone },
] as const;

/**
 * The choice between a reply by email and by phone. CSS shows the fields of the chosen method, also without JavaScript.
 */
function Reply({ name, field, formApi }: FieldProps) {
  const { form, register, setValue, errorOf } = formApi;
  const { ref, ...chosen } = register(name);
  const legendId = `${fieldId(form, name)}-legend`;
  return (
    // The legend floats, which makes it a grid item: the radio buttons are then level with the email field.
    // Screen readers announce the legend once, as the name of the group: aria-hidden hides the text itself.
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
              defaultChecked={value === blankValues(form)[name]}
              className="size-5 accent-brand"
              id={`${fieldId(form, name)}-${value}`}
              {...chosen}
              ref={(radio) => {
                // Checks the visitor's choice again: React Hook Form unchecks it while it registers the other radios.
                const checked = radio?.checked;
                ref(radio);
                if (checked && !radio.checked) setValue(name, value);
              }}
            />
            {label}
          </label>
        ))}
      </p>
      <div className="grid grid-cols-1 group-has-[[value=phone]:checked]/reply:hidden @min-[32rem]/form:grid-rows-subgrid @min-[32rem]/form:[grid-area:1/2/span_4]">
        <EmailField
          label={words.email}
          id={fieldId(form, 'email')}
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
