import { isClockPlausible } from '../lib/device-clock.ts';
import type { Firm } from '../site/firm-schema.ts';
import { firm as firmData } from '../site/firm.ts';
import { holidays } from '../site/holidays.ts';
import { formatReplyDay, findReplyDay, formatWithin } from '../site/reply-time.ts';

const firm: Firm = firmData; // widens the type, so that the reply time is optional
const office = { ...firm, holidays };

/** The usual reply time of the firm: 'within one working day'. It is undefined if the firm promises no reply time. */
export const usualReplyTime = firm.replyTime && formatWithin(firm.replyTime);

/**
 * Returns the day by which the firm replies to an enquiry that is sent at `now`, as a day number. Returns undefined if
 * the firm promises no reply time, if the device clock is implausible, or if `findReplyDay` finds no day. Call this
 * function only after hydration, because prerendered HTML must not depend on the clock.
 */
export const findFirmReplyDay = (now: Date): number | undefined =>
  firm.replyTime && isClockPlausible(now.getTime()) ? findReplyDay(now, firm.replyTime, office) : undefined;

/** Returns 'by Monday, 30 November' for a day number in the time zone of the office. */
export const formatReplyDeadline = (day: number): string => formatReplyDay(day, office);
