import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { firm } from '../../site/firm.ts';
import type { Enquiry } from '../draft.ts';
import { MINUTE_MS } from '../../site/zoned-time.ts';
import { calendarFile } from './calendar-file.ts';
import { preferredSlots } from './preferred-times.ts';
import { momentOfSlot, SLOT_MINUTES, slotText } from './slots.ts';
import type { Slot } from './slots.ts';

const URL_LIFETIME_MS = 60_000;

/** Returns the calendar file of the requested times. */
export function requestedTimesFile(slots: readonly Slot[], reference: string, now: Date): string {
  const host = new URL(firm.siteAddress).hostname;
  const events = slots.map((slot, index) => {
    const start = momentOfSlot(slot) ?? 0;
    return {
      uid: `${reference}-${index + 1}@${host}`,
      start,
      end: start + SLOT_MINUTES * MINUTE_MS,
      summary: `Requested: appointment with ${firm.name}`,
      description: `Requested, not confirmed: choice ${index + 1} of ${slots.length}.\nReference ${reference}.\n${firm.name} confirms or changes the time: ${firm.phone}.`,
    };
  });
  return calendarFile(events, firm.name, now);
}

/** The browser asks where to save the file, or opens the calendar. */
function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

/** The preferred times of a submitted request, with a calendar file of them. */
export function RequestedTimes({ enquiry: { reference, typed } }: { enquiry: Enquiry }) {
  const slots = preferredSlots(typed);
  if (slots.length === 0) return null;
  return (
    <section aria-label="Times you asked for" className="mt-5 border-t-hair border-border pt-4 text-left">
      <p className="font-semibold">You asked for</p>
      <ul role="list">
        {slots.map((slot) => (
          <li key={slotText(slot)}>{slotText(slot)}</li>
        ))}
      </ul>
      <p className="mt-1 mb-3 text-xs text-muted-foreground">
        Not booked yet. We confirm a time by phone or email.
      </p>
      <Button
        variant="outline"
        size="small"
        onClick={() =>
          download(requestedTimesFile(slots, reference, new Date()), `requested-${reference}.ics`)
        }
      >
        <Icon name="down" />
        Save to your calendar (.ics)
      </Button>
    </section>
  );
}
