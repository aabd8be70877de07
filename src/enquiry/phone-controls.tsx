import { useWatch } from 'react-hook-form';
import { countryOfNumber } from '../lib/phone-number.ts';
import { fieldId, presetCountry } from './form-definition.ts';
import type { FormApi } from './form-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { possibleNumbersOf } from './phone-question.ts';

interface PhoneControlsProps {
  name: string;
  formApi: FormApi;
}

/** A phone number and its country. A separate component, so that choosing a country renders no other field. */
export function PhoneControls({ name, formApi }: PhoneControlsProps) {
  const { form, register, setValue, getValues, control, errorOf, keepDraft } = formApi;
  const { residence = name } = form;
  const [country] = useWatch({ control, name: ['country', name, residence] });
  const set = (changed: string, value: string) =>
    setValue(changed, value, { shouldValidate: Boolean(errorOf(changed)) });
  return (
    <PhoneField
      country={{ id: fieldId(form, 'country'), error: errorOf('country'), ...register('country') }}
      number={{ id: fieldId(form, name), error: errorOf(name), ...register(name) }}
      preset={presetCountry(form)}
      chosen={country}
      onNumber={(typed) => {
        const chosen = getValues('country');
        const named = countryOfNumber(typed, chosen)?.country;
        if (named && named !== chosen) setValue('country', named);
      }}
      findPossible={() => possibleNumbersOf(form, name, getValues())}
      onAnswer={(answer) => {
        setValue('country', answer.country);
        set(name, answer.shown);
        set('country', answer.country);
        keepDraft();
      }}
    />
  );
}
