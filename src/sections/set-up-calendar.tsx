import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { createCalendarFile } from '../lib/calendar-file.ts';
import type { CalendarEvent } from '../lib/calendar-file.ts';
import { getToday } from '../lib/device-clock.ts';
import { downloadCalendarFile } from '../lib/download-calendar-file.ts';
import { formatMessage } from '../lib/format-message.ts';
import { firm } from '../site/firm.ts';
import { formatIsoDate } from '../lib/calendar-date.ts';
import { createWallTime, getWeekday } from '../site/zoned-time.ts';
import { SetUpWeeks, getSetUpWeeksView } from './drawings/set-up-weeks.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { TextRows } from './text-rows.tsx';

const MONDAY = 1;
const WEEK = 7;

interface SetUpStep {
  title: string;
  text: string;
  /** The first and the last week of the step. The first week of the set-up is 1. */
  weeks: { readonly from: number; readonly to: number };
}

interface SetUpCalendarProps {
  steps: readonly SetUpStep[];
  words: {
    /** The title of the drawing, and the label of its axis. */
    caption: string;
    axis: string;
    /** The name of one week, with `{week}`, and of several, with `{from}` and `{to}`. */
    oneWeek: string;
    severalWeeks: string;
    /** The label of the button, and the hint next to it. */
    save: string;
    hint: string;
    /** The title of an event, with `{step}`. */
    event: string;
  };
}

/** Returns the Monday after a day, as a day number. If the day is a Monday, returns the Monday a week later. */
const findNextMonday = (day: number) => day + WEEK - ((getWeekday(day) - MONDAY + WEEK) % WEEK);

/** Returns an all-day event for each step. Week 1 begins on the Monday after `day`. */
export function createStepEvents(steps: readonly SetUpStep[], title: string, day: number): CalendarEvent[] {
  const monday = findNextMonday(day);
  const host = new URL(firm.siteUrl).hostname;
  return steps.map((step, index) => ({
    uid: `set-up-${formatIsoDate(monday)}-${index + 1}@${host}`,
    start: createWallTime(monday + (step.weeks.from - 1) * WEEK, 0),
    end: createWallTime(monday + step.weeks.to * WEEK, 0),
    isAllDay: true,
    summary: formatMessage(title, { step: step.title }),
    description: step.text,
  }));
}

const formatWeeks = (weeks: SetUpStep['weeks'], { oneWeek, severalWeeks }: SetUpCalendarProps['words']) =>
  weeks.from === weeks.to
    ? formatMessage(oneWeek, { week: weeks.from })
    : formatMessage(severalWeeks, { from: weeks.from, to: weeks.to });

/** A framed drawing of the weeks in which each step of a set-up takes place. */
export function SetUpFigure({ steps, words }: SetUpCalendarProps) {
  return (
    <FigureFrame
      title={words.caption}
      description={steps.map(({ title, weeks }) => `${formatWeeks(weeks, words)}: ${title}.`).join(' ')}
      viewBox={getSetUpWeeksView(steps.length)}
    >
      <SetUpWeeks steps={steps.map(({ weeks }) => weeks)} axis={words.axis} />
    </FigureFrame>
  );
}

/** The steps of a set-up, with a button that downloads them as a calendar file. */
export function SetUpCalendar({ steps, words }: SetUpCalendarProps) {
  const save = () => {
    const now = new Date();
    const events = createStepEvents(steps, words.event, getToday(now.getTime()));
    const file = createCalendarFile({ events, author: firm.name, purpose: 'Company set-up', now });
    downloadCalendarFile(file, 'india-set-up.ics');
  };
  return (
    <>
      <TextRows
        numbered
        rows={steps.map(({ title, text, weeks }) => ({ title, text, note: formatWeeks(weeks, words) }))}
      />
      <div data-needs-script="" className="mt-apart flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="outline" onClick={save}>
          <Icon name="download" />
          {words.save}
        </Button>
        <p className="text-sm text-muted-foreground">{words.hint}</p>
      </div>
    </>
  );
}
