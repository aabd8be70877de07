import { useLayoutEffect, useRef, useState } from 'react';
import { SelectField } from '../components/select-field.tsx';
import { useEveryMinute } from '../components/use-every-minute.ts';
import { getToday } from '../lib/device-clock.ts';
import * as words from '#words/forms.json';
import { ownTimeFirst } from '#words/status.json';
import { firm } from '../site/firm.ts';
import { addDayBeforeOrAfter, addVisitorTime } from '../site/visitor-time.ts';
import { createWallTime } from '../site/zoned-time.ts';
import { callWindows } from './call-windows.ts';
import { getFieldId } from './form-controls.ts';
import type { FormApi } from './form-fields.tsx';

const { zone } = firm.clock;
const labelsInOfficeTime = callWindows.map(({ label }) => label);

/**
 * Returns the label of each call window on a day. Adds the visitor's time if it differs from the office's time on this
 * day.
 */
function createLabels(day: number): string[] {
  return callWindows.map(({ label, hours }) => {
    if (!hours) return label;
    const [from, to] = hours;
    const officeTimes = [createWallTime(day, from * 60), createWallTime(day, to * 60)] as const;
    return addVisitorTime(label, officeTimes, zone, { addDay: addDayBeforeOrAfter, message: ownTimeFirst });
  });
}

/**
 * The select for the time of a call. The lead and the prerendered labels contain only the office's time. After
 * hydration, the labels add the visitor's time if it differs.
 */
export function CallTime({ formApi: { form, register } }: { formApi: FormApi }) {
  const { ref, ...registered } = register('time');
  const select = useRef<HTMLSelectElement>(null);
  const selectedTime = useRef<string>(undefined);
  const [labels, setLabels] = useState(labelsInOfficeTime);
  useEveryMinute(() => {
    selectedTime.current = select.current?.value;
    const newLabels = createLabels(getToday());
    setLabels((previous) => (newLabels.join() === previous.join() ? previous : newLabels));
  });
  // If a label changes, React recreates its `<option>`, because the key contains the label. The select then loses its
  // selection, so this effect restores the selection.
  useLayoutEffect(() => {
    if (select.current && selectedTime.current) select.current.value = selectedTime.current;
  }, [labels]);
  return (
    <SelectField
      label={words.bestTimeToCall}
      options={callWindows.map(({ time, label }, index) => ({ value: time, label: labels[index] ?? label }))}
      id={getFieldId(form, 'time')}
      {...registered}
      ref={(element) => {
        ref(element);
        select.current = element;
      }}
    />
  );
}
