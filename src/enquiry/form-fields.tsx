import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control, UseFormGetValues, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { digitsOf } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { chatRoom } from './chat-link.ts';
import { leadText } from './lead-text.ts';
import { PhoneField } from './phone-field.tsx';
import { callTimes, fieldId, fieldLimits } from './form-definition.ts';
import type { FieldDefinition, FormDefinition, LeadForm } from './form-definition.ts';

export type Values = Record<string, string>;

/** What the fields of a form need of it. */
export interface FieldTools {
  form: FormDefinition;
  register: UseFormRegister<Values>;
  setValue: UseFormSetValue<Values>;
  control: Control<Values>;
  getValues: UseFormGetValues<Values>;
  /** What is wrong with a control; undefined where nothing is. */
  errorOf: (control: string) => string | undefined;
}

interface FieldProps {
  name: string;
  field: FieldDefinition;
  tools: FieldTools;
}

/** The fields of a record, in its order. */
export function FormFields({ tools }: { tools: FieldTools }) {
  return Object.entries(tools.form.fields).map(([name, field]) => (
    <OneField key={name} name={name} field={field} tools={tools} />
  ));
}

function OneField({ name, field, tools }: FieldProps) {
  const { form, register, errorOf } = tools;
  const { label, hint } = field;
  const own = { label, hint, id: fieldId(form, name), error: errorOf(name), ...register(name) };
  switch (field.kind) {
    case 'name':
      return <TextField {...own} autoComplete="name" />;
    case 'email':
      return <TextField {...own} type="email" autoComplete="email" inputMode="email" />;
    case 'text':
      return (
        <TextField
          {...own}
          optional={field.missing === undefined}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
        />
      );
    case 'choice':
      return <SelectField {...own} prompt={field.choice.prompt} options={field.choice.options} />;
    case 'message':
      return <Message {...own} tools={tools} />;
    case 'phone':
      return <Phone name={name} tools={tools} />;
    case 'reply':
      return <Reply name={name} field={field} tools={tools} />;
  }
}

interface MessageProps extends Omit<ComponentProps<typeof TextArea>, 'limit' | 'text'> {
  name: string;
  tools: FieldTools;
}

/** All that a form holds, anew at each change; also what was typed before it lived, which no change tells. */
export function useValues({ control, getValues }: Pick<FieldTools, 'control' | 'getValues'>): Values {
  useWatch({ control });
  return useHydrated() ? getValues() : {};
}

/** As long as any other, so that what is announced is what the link will hold. */
const anyReference = '000000';

/** Counts what is typed, in a component of its own: a letter more renders no other field. */
function Message({ tools, ...field }: MessageProps) {
  const { form } = tools;
  const values = useValues(tools);
  const room =
    'lead' in form
      ? chatRoom(digitsOf(firm.chatNumber), leadText(form as LeadForm, values, { reference: anyReference }))
      : undefined;
  return <TextArea limit={fieldLimits.message} text={values[field.name] ?? ''} room={room} {...field} />;
}

interface PhoneProps {
  name: string;
  tools: FieldTools;
}

/** A number and its country, in a component of its own: choosing the country renders no other field. */
function Phone({ name, tools: { form, register, setValue, control, errorOf } }: PhoneProps) {
  const country = useWatch({ control, name: 'country' });
  return (
    <PhoneField
      country={{ id: fieldId(form, 'country'), ...register('country') }}
      number={{ id: fieldId(form, name), error: errorOf(name), ...register(name) }}
      chosen={country}
      onCountry={(named) => setValue('country', named, { shouldDirty: true })}
    />
  );
}

const ways = [
  { value: 'email', label: 'By email' },
  { value: 'phone', label: 'By phone' },
] as const;

/** E-mail or phone: both stand in the HTML, and the style sheet shows the one that is chosen, script or not. */
function Reply({ name, field, tools }: FieldProps) {
  const { form, register, setValue, errorOf } = tools;
  const { ref, ...chosen } = register(name);
  const legendId = `${fieldId(form, name)}-legend`;
  return (
    // The legend is announced as the name of the group alone, and not again as text.
    <fieldset aria-labelledby={legendId} className="group/reply grid gap-5">
      <legend id={legendId} aria-hidden="true" className="font-semibold">
        {field.label}
      </legend>
      <p className="-my-1.5 flex flex-wrap gap-x-7">
        {ways.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-tap items-center gap-2.5">
            <input
              type="radio"
              value={value}
              defaultChecked={value === 'email'}
              className="size-5 accent-engrave"
              id={`${fieldId(form, name)}-${value}`}
              {...chosen}
              ref={(radio) => {
                // The library, told of one radio after the other, unchecks what was chosen before this code came.
                const checked = radio?.checked;
                ref(radio);
                if (checked && !radio.checked) setValue(name, value);
              }}
            />
            {label}
          </label>
        ))}
      </p>
      <div className="group-has-[[value=phone]:checked]/reply:hidden">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          id={fieldId(form, 'email')}
          error={errorOf('email')}
          {...register('email')}
        />
      </div>
      <div className="hidden gap-5 group-has-[[value=phone]:checked]/reply:grid print:grid noscript:grid">
        <Phone name="number" tools={tools} />
        <SelectField
          label="Best time to call"
          options={callTimes.map((time) => ({ value: time, label: time }))}
          id={fieldId(form, 'time')}
          {...register('time')}
        />
      </div>
    </fieldset>
  );
}
