import { useState } from 'react';
import { isClockPlausible } from '../lib/device-clock.ts';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import { formatHoursAbroad, formatHoursForVisitor } from '../site/hours-abroad.ts';
import { ChangingText } from './changing-text.tsx';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

const office: Firm = firm;
const usualText = formatHoursAbroad(office);

const getCurrentText = () => (isClockPlausible() && formatHoursForVisitor(new Date(), office)) || usualText;

/**
 * The opening hours of the office, below the opening days in the second column of a grid. The prerendered text also has
 * the hours in the places abroad that firm.ts lists. After hydration, visitors in another time zone see the hours in
 * their own time instead, if the device clock is plausible.
 */
export function HoursAbroad() {
  const isHydrated = useHydrated();
  const [text, setText] = useState(() => (isHydrated ? getCurrentText() : usualText));
  useEveryMinute(() => setText(getCurrentText()));
  return (
    <span className="col-start-2 block min-h-[2lh]">
      <ChangingText>{text}</ChangingText>
    </span>
  );
}
