import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../components/select-field.tsx';
import { useEveryMinute } from '../../components/use-every-minute.ts';
import { isClockPlausible } from '../../lib/device-clock.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMessage } from '../../lib/format-message.ts';
import * as words from '#words/forms.json';
import { firm } from '../../site/firm.ts';
import { formatHours } from '../../site/hours-text.ts';
import { getVisitorOffset } from '../../site/visitor-time.ts';
import { placeName } from '../../site/place-name.ts';
import { formatIsoDate } from '../../lib/calendar-date.ts';
import { toDayNumber, MINUTE_MS } from '../../site/zoned-time.ts';
import { getFieldId } from '../form-controls.ts';
import type { FormApi } from '../form-fields.tsx';
import { OtherWays } from '../form-notes.tsx';
import { choices, listRequiredTimeControls } from './preferred-times.ts';
import { formatDayLabel, mayIncludeHoliday, listOfferedDays, formatTimeLabel } from './slots.ts';
import type { OfferedDay } from './slots.ts';
import { fieldRows } from '../field-rows.ts';

interface Offer {
  days: readonly OfferedDay[];
  /** The date that the device shows. It is set only if the clock of the device is implausible. */
  wrongDate?: string;
}

function getCurrentOffer(): Offer {
  const now = Date.now();
  if (isClockPlausible(now)) return { days: listOfferedDays(new Date(now)) };
  return {
    days: [],
    wrongDate: formatDate(formatIsoDate(toDayNumber(now + getVisitorOffset(now) * MINUTE_MS))),
  };
}

/**
 * Returns the days that the visitor can select, and updates them every minute. Prerendered HTML has no days, because it
 * can be days old.
 */
function useOffer(): Offer {
  const [offer, setOffer] = useState<Offer>({ days: [] });
  useEveryMinute(() =>
    setOffer((previous) => {
      const next = getCurrentOffer();
      return JSON.stringify(next) === JSON.stringify(previous) ? previous : next;
    }),
  );
  return offer;
}

/**
 * Two preferred slots, each with a select for the day and a select for the time. The second slot appears when the
 * visitor has selected a value in the first slot. If the clock of the device is implausible, a note appears, and the
 * selects contain only values that were selected before.
 */
export function SlotFields({ formApi }: { formApi: FormApi }) {
  const { form, control } = formApi;
  const { days, wrongDate } = useOffer();
  const values = useWatch({ control, name: choices.flatMap(({ day, time }) => [day, time]) });
  const hasAny = values.some(Boolean);
  const legendId = `${getFieldId(form, choices[0].day)}-legend`;
  return (
    // `data-needs-script` hides the fields without JavaScript, because the HTML contains no days.
    <fieldset
      data-needs-script=""
      aria-labelledby={legendId}
      aria-describedby={`${legendId}-hint`}
      className={`grid ${fieldRows}`}
    >
      <legend id={legendId} aria-hidden="true" className="font-semibold">
        {words.whenSuits}
      </legend>
      <p id={`${legendId}-hint`} className="col-span-full text-xs text-muted-foreground">
        {formatMessage(words.desk, { hours: formatHours(firm.consultationHours), place })}
        {mayIncludeHoliday(days) && <span> {words.mayBeHoliday}</span>}
      </p>
      {wrongDate && (
        <p key={wrongDate} className="col-span-full text-sm">
          {formatMessage(words.noTimesOffered, { date: wrongDate })} <OtherWays form={form} />
        </p>
      )}
      {(!wrongDate || hasAny) &&
        choices
          .slice(0, hasAny ? 2 : 1)
          .map((choice) => <SlotField key={choice.name} formApi={formApi} days={days} choice={choice} />)}
    </fieldset>
  );
}

const place = placeName(firm.clock.place);

const labels = {
  First: { day: words.firstDay, time: words.firstTime },
  Second: { day: words.secondDay, time: words.secondTime },
} as const;

interface SlotFieldProps {
  formApi: FormApi;
  days: readonly OfferedDay[];
  choice: (typeof choices)[number];
}

function SlotField({ formApi: { form, register, control, errorOf }, days, choice }: SlotFieldProps) {
  const [date = '', time = ''] = useWatch({ control, name: [choice.day, choice.time] });
  // If the selected value is no longer offered, it stays an option, so that the visitor sees which value is invalid.
  const dates = new Set([...days.map((day) => day.date), date].filter(Boolean));
  const offered = (days.find((day) => day.date === date) ?? days[1])?.times ?? [];
  const times = new Set([...offered, time].filter(Boolean));
  const { day: dayLabelText, time: timeLabelText } = labels[choice.name];
  const isRequired = listRequiredTimeControls({ [choice.day]: date, [choice.time]: time }).length > 0;
  return (
    <>
      <SelectField
        label={dayLabelText}
        optional={!isRequired}
        prompt={words.noPreference}
        options={[...dates].sort().map((value) => ({ value, label: formatDayLabel(value) }))}
        value={date}
        id={getFieldId(form, choice.day)}
        error={errorOf(choice.day)}
        {...register(choice.day)}
      />
      <SelectField
        label={formatMessage(timeLabelText, { place })}
        optional={!isRequired}
        prompt={words.noPreference}
        options={[...times].sort().map((value) => ({ value, label: formatTimeLabel({ date, time: value }) }))}
        value={time}
        id={getFieldId(form, choice.time)}
        error={errorOf(choice.time)}
        {...register(choice.time)}
      />
    </>
  );
}
