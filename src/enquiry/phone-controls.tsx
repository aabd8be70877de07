import { useWatch } from 'react-hook-form';
import { splitTypedPhone } from '../lib/typed-phone.ts';
import { getFieldId, getPresetCountry } from './form-controls.ts';
import type { FormApi } from './form-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { findPossibleNumbersInForm } from './phone-question.ts';

interface PhoneControlsProps {
  name: string;
  formApi: FormApi;
}

/**
 * The controls for a phone number and its country. They are a separate component, so that the other fields do not
 * render again when the visitor selects a country.
 */
export function PhoneControls({ name, formApi }: PhoneControlsProps) {
  const { form, register, setValue, getValues, control, errorOf, updateDraft } = formApi;
  const { residence = name } = form;
  // The number and the residence are watched too, because `findPossible` depends on them.
  const [country] = useWatch({ control, name: ['country', name, residence] });
  const setAndRevalidate = (controlName: string, value: string) =>
    setValue(controlName, value, { shouldValidate: Boolean(errorOf(controlName)) });
  return (
    <PhoneField
      country={{ id: getFieldId(form, 'country'), error: errorOf('country'), ...register('country') }}
      number={{ id: getFieldId(form, name), error: errorOf(name), ...register(name) }}
      preset={getPresetCountry(form)}
      selected={country}
      onNumber={(typed) => {
        const selectedCountry = getValues('country');
        const numberCountry = splitTypedPhone(typed, selectedCountry)?.country;
        if (numberCountry && numberCountry !== selectedCountry) setValue('country', numberCountry);
      }}
      findPossible={() => findPossibleNumbersInForm(form, name, getValues())}
      onAnswer={(answer) => {
        setValue('country', answer.country);
        setAndRevalidate(name, answer.formatted);
        setAndRevalidate('country', answer.country);
        updateDraft();
      }}
    />
  );
}
