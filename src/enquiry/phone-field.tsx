import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextField } from '../components/field.tsx';
import { afterPaint } from '../runtime/after-paint.ts';
import { callingCodes, countryName, countryOption, countryOptions, india } from '../lib/countries.ts';
import { firm } from '../site/firm.ts';
import { countryOfTyped, loadForeign } from '../lib/phone-number.ts';

/** Numbers of the firm's own country are expected until another is chosen. */
const home = firm.address.country;

interface Registered extends UseFormRegisterReturn {
  id: string;
  error?: string | undefined;
}

interface PhoneFieldProps {
  country: Registered;
  number: Registered;
  /** The country that the form holds; the firm’s own where it holds none. */
  chosen: string | undefined;
  optional?: boolean;
  /** Called when + or 00 at the beginning of the number names another country than the chosen one. */
  onCountry: (country: string) => void;
}

const hintFor = (country: string) =>
  country === india
    ? 'Indian mobile, for example 98765 43210, or landline with 0 and area code.'
    : `For ${countryName(country)}, you can leave out +${callingCodes.get(country)}.`;

type Options = ReturnType<typeof countryOptions>;
const orAll = (shown: Options | undefined) => shown ?? countryOptions(home);

/** A telephone number of any country. What is typed stays as it is typed; the schema reads it. */
export function PhoneField({ country, number, chosen = home, optional = false, onCountry }: PhoneFieldProps) {
  const current = callingCodes.has(chosen) ? chosen : home;
  const box = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<Options>();

  const follow = (typed: string) => {
    const named = countryOfTyped(typed, current)?.country;
    if (named && named !== current) onCountry(named);
  };

  // The list takes a slow phone a tenth of a second, so it comes when somebody turns to the form, before the select
  // opens or the browser fills it in, and never between a press on a field and its caret.
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const showSoon = () => afterPaint(() => setAll(orAll));
    if (form.contains(document.activeElement)) showSoon();
    form.addEventListener('focusin', showSoon, { once: true });
    return () => form.removeEventListener('focusin', showSoon);
  }, []);

  useEffect(() => {
    if (current !== india) void loadForeign();
  }, [current]);

  return (
    <div ref={box} className="phone-pair grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
      <SelectField
        label="Country of the number"
        hint={`For a number outside ${countryName(home)}, choose the country first.`}
        autoComplete="tel-country-code"
        options={all ?? [...new Set([home, current])].map(countryOption)}
        value={current}
        onPointerDown={() => setAll(orAll)}
        {...country}
      />
      <TextField
        label="Phone"
        hint={hintFor(current)}
        type="text" // HTML allows `tel-national` on no other type
        autoComplete="tel-national"
        inputMode="tel"
        optional={optional}
        {...number}
        onChange={(event) => {
          void number.onChange(event);
          follow(event.currentTarget.value);
        }}
        onBlur={(event) => {
          void number.onBlur(event);
          follow(event.currentTarget.value); // it may have been typed before this code was here
        }}
      />
    </div>
  );
}
