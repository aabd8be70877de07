import { useState } from 'react';
import { isClockPlausible } from '../lib/device-clock.ts';
import { clockLooksWrong } from '#words/status.json';
import { firm } from '../site/firm.ts';
import { holidays } from '../site/holidays.ts';
import { officeStatus } from '../site/office-status.ts';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

function currentStatus(): string | undefined {
  const status = officeStatus(new Date(), firm, holidays);
  return status && !isClockPlausible() ? clockLooksWrong : status;
}

/**
 * Returns a text that the office is open, or when it opens; on a device with an implausible clock, a text that mentions
 * this. Returns undefined on the server, during hydration, and if the opening days are not known.
 */
export function useOfficeStatus(): string | undefined {
  const isHydrated = useHydrated();
  const [status, setStatus] = useState(() => (isHydrated ? currentStatus() : undefined));
  useEveryMinute(() => setStatus(currentStatus()));
  return status;
}

/** Prevents line breaks in the time of the visitor's time zone, which is in brackets. */
const noWrapVisitorTime = (status: string) =>
  status.replace(/\(.*\)/, (time) => time.replaceAll(' ', '\u00A0'));

/**
 * The status below the office hours, in the second column of a grid. It is always two lines high, so that the page does
 * not move when the text appears: visitors in other time zones see two times. Without JavaScript it is hidden.
 */
export function OfficeStatus() {
  const status = useOfficeStatus();
  return (
    <span className="col-start-2 block min-h-[2lh] font-semibold no-script:hidden">
      {/* The key makes React create a new element, because a translation tool may have replaced the text node. */}
      {status && <span key={status}>{noWrapVisitorTime(status)}</span>}
    </span>
  );
}
