import { clockTime } from '../../messages/hi/status.ts';
import { firm } from '../firm.ts';
import { parseHours } from '../hours.ts';

const days: Readonly<Record<string, string>> = {
  Mo: 'सोम',
  Tu: 'मंगल',
  We: 'बुध',
  Th: 'गुरु',
  Fr: 'शुक्र',
  Sa: 'शनि',
  Su: 'रवि',
};

/** 'सोम–शुक्र, रवि' for 'Mo-Fr,Su' */
const namesOf = (range: string) =>
  range
    .replace(/[A-Z][a-z]/g, (day) => days[day] ?? day)
    .replaceAll('-', '–')
    .replaceAll(',', ', ');

/** '23:59' is the end of a day (hours.ts). */
function timeOf(written: string) {
  const [hour = 0, minute = 0] = written === '23:59' ? [24] : written.split(':').map(Number);
  return clockTime(hour, minute);
}

/** Returns English hours in Hindi: 'सोम–शनि सुबह 9:30 से शाम 6:30 बजे तक'; hours of another format unchanged. */
export function hindiHours(hours: string): string {
  const spans = new Map<string, string[]>();
  for (const opening of parseHours(hours) ?? []) {
    const span = `${timeOf(opening.opens).replace(/ बजे$/, '')} से ${timeOf(opening.closes)} तक`;
    spans.set(opening.days, [...(spans.get(opening.days) ?? []), span]);
  }
  return [...spans].map(([range, times]) => `${namesOf(range)} ${times.join(' और ')}`).join('; ') || hours;
}

export const shownHours = hindiHours(firm.hours);
