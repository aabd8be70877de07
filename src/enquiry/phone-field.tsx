import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../components/button.tsx';
import { SelectField, TextField } from '../components/field.tsx';
import { useAnnouncement } from '../components/use-announcement.ts';
import { afterPaint } from '../runtime/after-paint.ts';
import { runAfterPress } from '../lib/after-press.ts';
import { callingCodes, countryName, countryOption, countryOptions, india } from '../lib/countries.ts';
import { formatMessage } from '../lib/format-message.ts';
import type { PossibleNumber } from '../lib/possible-numbers.ts';
import * as words from '#words/forms.json';
import { firm } from '../site/firm.ts';
import { findTimeZoneCountry } from '../lib/time-zones.ts';
import { loadForeignParser } from '../lib/phone-number.ts';
import { fieldRows } from './field-rows.ts';

const officeCountry = firm.address.country;

interface Registered extends UseFormRegisterReturn {
  id: string;
  error?: string | undefined;
}

interface PhoneFieldProps {
  country: Registered;
  number: Registered;
  /** The preselected country; undefined on forms for people abroad. */
  preset: string | undefined;
  chosen: string | undefined;
  /** Called while a number is typed: the calling code of the number may select a country. */
  onNumber: (typed: string) => void;
  /** Returns the possible readings of the typed number, if it is ambiguous. */
  findPossible: () => readonly PossibleNumber[];
  /** Called when the visitor has chosen one of the possible numbers. */
  onAnswer: (answer: PossibleNumber) => void;
}

function hintFor(country: string | undefined) {
  if (country === undefined) return words.anyNumberHint;
  if (country === india) return words.indianNumberHint;
  return formatMessage(words.foreignNumberHint, {
    country: countryName(country),
    code: callingCodes.get(country) ?? '',
  });
}

type Options = ReturnType<typeof countryOptions>;
const listAll = (previous: Options | undefined) => previous ?? countryOptions(officeCountry);

/** A phone number of any country. The field keeps the text as it was typed; the schema parses it. */
export function PhoneField(props: PhoneFieldProps) {
  const { country, number, preset, chosen = '', onNumber, findPossible, onAnswer } = props;
  const current = callingCodes.has(chosen) ? chosen : preset;
  const wrapper = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<Options>();
  const [isTyping, setTyping] = useState(false);
  const [, setHasPlans] = useState(false);

  // Adds all countries at the first focus in the form, after the caret has been painted: a slow phone takes 100 ms to
  // render them. They are then present before the select opens or the browser fills it in.
  useEffect(() => {
    const form = wrapper.current?.closest('form');
    if (!form) return;
    const prepare = () =>
      afterPaint(() => {
        setAll(listAll);
        if (preset !== india || (findTimeZoneCountry() ?? india) !== india)
          void loadForeignParser().then(() => setHasPlans(true));
      });
    if (form.contains(document.activeElement)) prepare();
    form.addEventListener('focusin', prepare, { once: true });
    return () => form.removeEventListener('focusin', prepare);
  }, [preset]);

  useEffect(() => {
    if (current !== undefined && current !== india) void loadForeignParser().then(() => setHasPlans(true));
  }, [current]);

  const possible = isTyping ? [] : findPossible();
  const question = possible.length > 0 ? words.whichCountry : '';
  useAnnouncement(question);

  return (
    <div ref={wrapper} className={`phone-pair grid ${fieldRows}`}>
      <SelectField
        label={words.countryOfNumber}
        {...(preset
          ? { hint: formatMessage(words.countryHint, { country: countryName(preset) }) }
          : { prompt: words.countryPrompt })}
        autoComplete="tel-country-code"
        options={all ?? [...new Set([officeCountry, current ?? officeCountry])].map(countryOption)}
        value={current ?? ''}
        onPointerDown={() => setAll(listAll)}
        {...country}
      />
      <TextField
        label={words.phone}
        hint={question || hintFor(current)}
        type="text" // HTML allows `tel-national` on no other type
        autoComplete="tel-national"
        inputMode="tel"
        {...number}
        onChange={(event) => {
          void number.onChange(event);
          setTyping(true);
          onNumber(event.currentTarget.value);
        }}
        onBlur={(event) => {
          void number.onBlur(event);
          onNumber(event.currentTarget.value); // the number may have been typed before hydration
          runAfterPress(() => setTyping(false)); // the answers would move a button below them during the press
        }}
      />
      {possible.length > 0 && (
        <p
          role="group"
          aria-labelledby={`${number.id}-hint`}
          className="flex flex-wrap gap-3 @min-[32rem]/form:col-[2]"
        >
          {possible.map((answer) => (
            <Button
              key={answer.country}
              variant="outline"
              size="small"
              onClick={() => {
                onAnswer(answer);
                document.getElementById(number.id)?.focus(); // the focused button is removed
              }}
            >
              {`${countryName(answer.country)}: ${answer.formatted}`}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
