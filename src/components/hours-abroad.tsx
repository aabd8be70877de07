import { useState } from 'react';
import { isClockPlausible } from '../lib/device-clock.ts';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import { hoursAbroad, hoursForVisitor } from '../site/hours-abroad.ts';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

const office: Firm = firm;
const usualText = hoursAbroad(office);

const currentText = () => (isClockPlausible() && hoursForVisitor(new Date(), office)) || usualText;

/**
 * The office hours below the opening days, in the second column of a grid: prerendered, and for visitors on the office's
 * clock, with the hours in the places abroad of firm.ts; for others, after hydration, with the hours on their own clock.
 */
export function HoursAbroad() {
  const isHydrated = useHydrated();
  const [text, setText] = useState(() => (isHydrated ? currentText() : usualText));
  useEveryMinute(() => setText(currentText()));
  // Recreated: a translator may have replaced the text node.
  return (
    <span className="col-start-2 block min-h-[2lh]">
      <span key={text}>{text}</span>
    </span>
  );
}
