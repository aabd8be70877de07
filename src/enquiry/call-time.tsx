import { useLayoutEffect, useRef, useState } from 'react';
import { SelectField } from '../components/field.tsx';
import { useEveryMinute } from '../components/use-every-minute.ts';
import { today } from '../lib/device-clock.ts';
import * as m from '#words/forms.json';
import { ownTimeFirst } from '#words/status.json';
import { firm } from '../site/firm.ts';
import { addDayBeforeOrAfter, withOwnTime } from '../site/own-time.ts';
import { wallAt } from '../site/zoned-time.ts';
import { callWindows } from './call-windows.ts';
import { fieldId } from './form-definition.ts';
import type { FormApi } from './form-fields.tsx';

const { zone } = firm.clock;
const officeTimes = callWindows.map(({ label }) => label);

/** Returns the times with the visitor's own where their clock differs, by the clocks of a day. */
function timesOn(day: number): string[] {
  return callWindows.map(({ label, hours }) => {
    if (!hours) return label;
    const [from, to] = hours;
    const walls = [wallAt(day, from * 60), wallAt(day, to * 60)] as const;
    return withOwnTime(label, walls, zone, { addDay: addDayBeforeOrAfter, message: ownTimeFirst });
  });
}

/** When the firm may call. Prerendered with the times of the office alone, which are also those of the lead. */
export function CallTime({ formApi: { form, register } }: { formApi: FormApi }) {
  const { ref, ...registered } = register('time');
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useRef<string>(undefined);
  const [labels, setLabels] = useState(officeTimes);
  useEveryMinute(() => {
    chosen.current = select.current?.value;
    const now = timesOn(today());
    setLabels((before) => (now.join() === before.join() ? before : now));
  });
  // Options with another label are new elements, of which none is selected.
  useLayoutEffect(() => {
    if (select.current && chosen.current) select.current.value = chosen.current;
  }, [labels]);
  return (
    <SelectField
      label={m.bestTimeToCall}
      options={callWindows.map(({ time, label }, index) => ({ value: time, label: labels[index] ?? label }))}
      id={fieldId(form, 'time')}
      {...registered}
      ref={(element) => {
        ref(element);
        select.current = element;
      }}
    />
  );
}
