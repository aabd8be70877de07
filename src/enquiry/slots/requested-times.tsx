import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { linkClass } from '../../components/link.tsx';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { createCalendarFile, createGoogleCalendarUrl } from '../../lib/calendar-file.ts';
import type { CalendarEvent } from '../../lib/calendar-file.ts';
import { downloadCalendarFile } from '../../lib/download-calendar-file.ts';
import { formatMessage } from '../../lib/format-message.ts';
import * as words from '#words/forms.json';
import { firm } from '../../site/firm.ts';
import { officeLocale } from '../../site/office.ts';
import type { Enquiry } from '../draft.ts';
import { formatReplyDeadline, findFirmReplyDay } from '../../components/firm-reply.ts';
import { parseIsoDate } from '../../lib/calendar-date.ts';
import { MINUTE_MS } from '../../site/zoned-time.ts';
import { getPreferredSlots } from './preferred-times.ts';
import { getSlotStart, formatSlotForVisitor, SLOT_MINUTES, formatSlot } from './slots.ts';
import type { Slot } from './slots.ts';

/**
 * Returns a phrase that says by when the firm confirms a slot: by the day of its usual reply, if the slot is later than
 * that day. Otherwise, or if that day is unknown, the phrase is 'before it begins'.
 */
function formatConfirmationTime({ date }: Slot, now: Date): string {
  const day = findFirmReplyDay(now);
  return day !== undefined && day < parseIsoDate(date) ? formatReplyDeadline(day) : words.beforeItBegins;
}

function createEvents(slots: readonly Slot[], reference: string, now: Date): CalendarEvent[] {
  const host = new URL(firm.siteUrl).hostname;
  return slots.map((slot, index) => {
    const start = getSlotStart(slot) ?? 0;
    return {
      uid: `${reference}-${index + 1}@${host}`,
      start,
      end: start + SLOT_MINUTES * MINUTE_MS,
      summary: formatMessage(words.eventTitle, { firm: firm.name }),
      description: formatMessage(words.eventNotes, {
        choice: String(index + 1),
        count: String(slots.length),
        reference,
        firm: firm.name,
        phone: firm.phone,
        time: formatConfirmationTime(slot, now),
      }),
    };
  });
}

export const createRequestedTimesFile = (slots: readonly Slot[], reference: string, now: Date): string =>
  createCalendarFile({
    events: createEvents(slots, reference, now),
    author: firm.name,
    purpose: 'Appointment request',
    now,
  });

/**
 * The preferred times of a submitted request, with a button that downloads a calendar file. There are also links to
 * Google Calendar, because in-app browsers ignore downloads, and a page cannot detect this.
 */
export function RequestedTimes({ enquiry: { reference, typed } }: { enquiry: Enquiry }) {
  const [openedAt] = useState(() => new Date());
  const slots = getPreferredSlots(typed);
  if (slots.length === 0) return null;
  return (
    <section aria-label={words.timesAskedFor} className="mt-5 border-t-hair border-border pt-4 text-left">
      <p className="font-semibold">{words.youAskedFor}</p>
      <ul role="list">
        {slots.map((slot) => (
          <li key={formatSlot(slot)}>
            {formatSlotForVisitor(slot, undefined, words.dateLocale || officeLocale)}
          </li>
        ))}
      </ul>
      <p className="mt-1 mb-3 text-xs text-muted-foreground">{words.notBooked}</p>
      <Button
        variant="outline"
        size="small"
        onClick={() =>
          downloadCalendarFile(
            createRequestedTimesFile(slots, reference, new Date()),
            `requested-${reference}.ics`,
          )
        }
      >
        <Icon name="down" />
        {words.saveToCalendar}
      </Button>
      <p className="mt-3 text-xs">{words.noCalendarFile}</p>
      <ul role="list" className="flex flex-wrap gap-x-6">
        {createEvents(slots, reference, openedAt).map((event, index) => (
          <li key={event.uid}>
            <NewTabLink href={createGoogleCalendarUrl(event)} className={linkClass.wrap}>
              {index === 0 ? words.firstToGoogle : words.secondToGoogle}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
