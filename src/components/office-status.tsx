import { useState } from 'react';
import { isClockPlausible } from '../lib/device-clock.ts';
import { clockLooksWrong } from '#words/status.json';
import { firm } from '../site/firm.ts';
import { holidays } from '../site/holidays.ts';
import { formatOfficeStatus } from '../site/office-status.ts';
import { ChangingText } from './changing-text.tsx';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

function getCurrentStatus(): string | undefined {
  const status = formatOfficeStatus(new Date(), firm, holidays);
  return status && !isClockPlausible() ? clockLooksWrong : status;
}

/**
 * Returns a text that says whether the office is open, or when it opens. If the clock of the device is implausible, the
 * text says that the clock is wrong. Returns undefined on the server, during hydration, and if the opening days are
 * unknown.
 */
export function useOfficeStatus(): string | undefined {
  const isHydrated = useHydrated();
  const [status, setStatus] = useState(() => (isHydrated ? getCurrentStatus() : undefined));
  useEveryMinute(() => setStatus(getCurrentStatus()));
  return status;
}

/** Prevents line breaks in the visitor's time, which is in brackets. */
const preventVisitorTimeWrap = (status: string) =>
  status.replace(/\(.*\)/, (time) => time.replaceAll(' ', '\u00A0'));

/**
 * The status below the office hours, in the second column of a grid. The element is at least two lines high, or three
 * in a narrow container, so that the page does not move when the text appears. Visitors in other time zones see two
 * times.
 */
export function OfficeStatus() {
  const status = useOfficeStatus();
  return (
    <span className="col-start-2 block min-h-[2lh] font-semibold @max-[18rem]:min-h-[3lh] print:hidden no-script:hidden">
      {status && <ChangingText>{preventVisitorTimeWrap(status)}</ChangingText>}
    </span>
  );
}
