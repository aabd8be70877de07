import { useWatch } from 'react-hook-form';
import { countryOfNumber } from '../lib/typed-number.ts';
import { fieldId, presetCountry } from './form-definition.ts';
import type { FormApi } from './form-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { possibleNumbersOf } from './phone-question.ts';

interface PhoneControlsProps {
  name: string;
  formApi: FormApi;
}

/** A phone number and its country, in a component of their own: choosing a country then renders no other field. */
export function PhoneControls({ name, formApi }: PhoneControlsProps) {
  const { form, register, setValue, getValues, control, errorOf, keepDraft } = formApi;
  const { residence = name } = form;
  const [country] = useWatch({ control, name: ['country', name, residence] });
  const setAndRevalidate = (control: string, value: string) =>
    setValue(control, value, { shouldValidate: Boolean(errorOf(control)) });
  return (
    <PhoneField
      country={{ id: fieldId(form, 'country'), error: errorOf('country'), ...register('country') }}
      number={{ id: fieldId(form, name), error: errorOf(name), ...register(name) }}
      preset={presetCountry(form)}
      chosen={country}
      onNumber={(typed) => {
        const chosenCountry = getValues('country');
        const mainCountries = countryOfNumber(typed, chosenCountry)?.country;
        if (mainCountries && mainCountries !== chosenCountry) setValue('country', mainCountries);
      }}
      findPossible={() => possibleNumbersOf(form, name, getValues())}
      onAnswer={(answer) => {
        setValue('country', answer.country);
        setAndRevalidate(name, answer.formatted);
        setAndRevalidate('country', answer.country);
        keepDraft();
      }}
    />
  );
}
