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
 * Returns a text: the office is open, or when it opens. Undefined during hydration, if the opening days are not known,
 * and if the clock of the device cannot be right.
 */
export function useOfficeStatus(): string | undefined {
  const isHydrated = useHydrated();
  const [status, setStatus] = useState(() => (isHydrated ? currentStatus() : undefined));
  useEveryMinute(() => setStatus(currentStatus()));
  return status;
}

/** Keeps the visitor's own time on one line. */
const noWrapOwnTime = (status: string) => status.replace(/\(.*\)/, (time) => time.replaceAll(' ', '\u00A0'));

/**
 * The status below the office hours, in the second column of a grid. It reserves two lines, because it has two times
 * for visitors in other time zones. Without JavaScript it has no line.
 */
export function OfficeStatus() {
  const status = useOfficeStatus();
  return (
    <span className="col-start-2 block min-h-[2lh] font-semibold no-script:hidden">
      {/* The key recreates the element: a translator may have replaced the text node. */}
      {status && <span key={status}>{noWrapOwnTime(status)}</span>}
    </span>
  );
}
