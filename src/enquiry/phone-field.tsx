import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextField } from '../components/field.tsx';
import { afterPaint } from '../runtime/after-paint.ts';
import { callingCodes, countryName, countryOption, countryOptions, india } from '../lib/countries.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as m from '../messages/forms.ts';
import { firm } from '../site/firm.ts';
import { countryOfNumber, loadForeignParser } from '../lib/phone-number.ts';

/** Preselected. */
const home = firm.address.country;

interface Registered extends UseFormRegisterReturn {
  id: string;
  error?: string | undefined;
}

interface PhoneFieldProps {
  country: Registered;
  number: Registered;
  /** The chosen country; by default that of the firm. */
  chosen: string | undefined;
  /** Called when the typed calling code (+971 or 00971) is that of another country than the chosen one. */
  onCountry: (country: string) => void;
}

const hintFor = (country: string) =>
  country === india
    ? m.indianNumberHint
    : formatMessage(m.foreignNumberHint, {
        country: countryName(country),
        code: callingCodes.get(country) ?? '',
      });

type Options = ReturnType<typeof countryOptions>;
const allUnlessShown = (shown: Options | undefined) => shown ?? countryOptions(home);

/** A phone number of any country. Its text is not reformatted; the schema parses it. */
export function PhoneField({ country, number, chosen = home, onCountry }: PhoneFieldProps) {
  const current = callingCodes.has(chosen) ? chosen : home;
  const wrapper = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<Options>();

  const chooseTypedCountry = (value: string) => {
    const typed = countryOfNumber(value, current)?.country;
    if (typed && typed !== current) onCountry(typed);
  };

  // A slow phone takes a tenth of a second to render all countries. They are added at the first focus in the form,
  // before the select opens or the browser fills it in, and after the caret has been painted.
  useEffect(() => {
    const form = wrapper.current?.closest('form');
    if (!form) return;
    const showSoon = () => afterPaint(() => setAll(allUnlessShown));
    if (form.contains(document.activeElement)) showSoon();
    form.addEventListener('focusin', showSoon, { once: true });
    return () => form.removeEventListener('focusin', showSoon);
  }, []);

  useEffect(() => {
    if (current !== india) void loadForeignParser();
  }, [current]);

  return (
    <div ref={wrapper} className="phone-pair grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
      <SelectField
        label={m.countryOfNumber}
        hint={formatMessage(m.countryHint, { country: countryName(home) })}
        autoComplete="tel-country-code"
        options={all ?? [...new Set([home, current])].map(countryOption)}
        value={current}
        onPointerDown={() => setAll(allUnlessShown)}
        {...country}
      />
      <TextField
        label={m.phone}
        hint={hintFor(current)}
        type="text" // HTML allows `tel-national` on no other type
        autoComplete="tel-national"
        inputMode="tel"
        {...number}
        onChange={(event) => {
          void number.onChange(event);
          chooseTypedCountry(event.currentTarget.value);
        }}
        onBlur={(event) => {
          void number.onBlur(event);
          chooseTypedCountry(event.currentTarget.value); // it may have been typed before hydration
        }}
      />
    </div>
  );
}
