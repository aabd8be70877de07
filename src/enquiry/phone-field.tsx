import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/select-field.tsx';
import { TextField } from '../components/field.tsx';
import { useAnnouncement } from '../components/use-announcement.ts';
import { runAfterPaint } from '../runtime/after-paint.ts';
import { runAfterPress } from '../lib/after-press.ts';
import {
  callingCodes,
  getCountryName,
  createCountryOption,
  createCountryOptions,
  india,
} from '../lib/countries.ts';
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
  /** The preselected country. It is undefined in forms for people abroad. */
  preset: string | undefined;
  selected: string | undefined;
  /**
   * Called when the number changes and when the field loses focus. Selects the country if the number has a calling
   * code.
   */
  onNumber: (typed: string) => void;
  /** Returns the possible readings of the typed number. The list is empty if the country is clear. */
  findPossible: () => readonly PossibleNumber[];
  /** Called when the visitor selects one of the possible readings. */
  onAnswer: (answer: PossibleNumber) => void;
}

function getHint(country: string | undefined) {
  if (country === undefined) return words.anyNumberHint;
  if (country === india) return words.indianNumberHint;
  return formatMessage(words.foreignNumberHint, {
    country: getCountryName(country),
    code: callingCodes.get(country) ?? '',
  });
}

type Options = ReturnType<typeof createCountryOptions>;
const listAll = (previous: Options | undefined) => previous ?? createCountryOptions(officeCountry);

/**
 * A field for phone numbers of any country. It does not reformat the number while the visitor types: the schema parses
 * it as typed.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { country, number, preset, selected = '', onNumber, findPossible, onAnswer } = props;
  const current = callingCodes.has(selected) ? selected : preset;
  const wrapper = useRef<HTMLDivElement>(null);
  const [allOptions, setAllOptions] = useState<Options>();
  const [isTyping, setTyping] = useState(false);
  // Setting this state renders the field again when the numbering plans are loaded, because `findPossible` can then
  // return other numbers.
  const [, setHasPlans] = useState(false);

  // Adds the options for all countries at the first focus in the form. The options must exist before the select opens,
  // or before the browser fills it in. Waits until the caret is painted, because a slow phone takes 100 ms to render
  // the options.
  useEffect(() => {
    const form = wrapper.current?.closest('form');
    if (!form) return;
    const prepare = () =>
      runAfterPaint(() => {
        setAllOptions(listAll);
        const mayBeForeign = preset !== india || (findTimeZoneCountry() ?? india) !== india;
        if (mayBeForeign) void loadForeignParser().then(() => setHasPlans(true));
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
    <div
      ref={wrapper}
      className={`phone-pair grid ${fieldRows} @min-[16.5rem]/form:grid-cols-[8rem_minmax(0,1fr)] @min-[16.5rem]/form:gap-y-0`}
    >
      <SelectField
        label={words.countryOfNumber}
        {...(preset
          ? { hint: formatMessage(words.countryHint, { country: getCountryName(preset) }) }
          : { prompt: words.countryPrompt })}
        autoComplete="tel-country-code"
        options={
          allOptions ?? [...new Set([officeCountry, current ?? officeCountry])].map(createCountryOption)
        }
        value={current ?? ''}
        onPointerDown={() => setAllOptions(listAll)}
        {...country}
      />
      <TextField
        label={words.phone}
        hint={question || getHint(current)}
        type="text" // HTML does not allow `autocomplete="tel-national"` with type="tel"
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
          // If the visitor typed the number before hydration, React has received no change event, so this handler
          // reads the number now.
          onNumber(event.currentTarget.value);
          // The possible numbers appear only after the press, because they would move the button that the visitor is
          // pressing.
          runAfterPress(() => setTyping(false), event.relatedTarget);
        }}
      />
      {possible.length > 0 && (
        <p
          role="group"
          aria-labelledby={`${number.id}-hint`}
          className="col-span-full flex flex-wrap gap-3 @max-[32rem]/form:mt-2 @min-[32rem]/form:col-[2]"
        >
          {possible.map((answer) => (
            <Button
              key={answer.country}
              variant="outline"
              size="small"
              onClick={() => {
                onAnswer(answer);
                // The focus moves to the field, because React removes the pressed button.
                document.getElementById(number.id)?.focus();
              }}
            >
              {`${getCountryName(answer.country)}: ${answer.formatted}`}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
