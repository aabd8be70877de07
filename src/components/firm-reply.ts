import { isClockPlausible } from '../lib/device-clock.ts';
import type { Firm } from '../site/firm-schema.ts';
import { firm as written } from '../site/firm.ts';
import { holidays } from '../site/holidays.ts';
import { byDay, replyDay, within } from '../site/reply-time.ts';

const firm: Firm = written;
const office = { ...firm, holidays };

/** When the firm replies in general: 'within one working day'; undefined if the firm does not promise a time. */
export const usualReplyTime = firm.replyTime && within(firm.replyTime);

/** Returns the last day of the reply to an enquiry of a moment; undefined if it is not known. Call it after hydration. */
export const firmReplyDay = (now: Date): number | undefined =>
  firm.replyTime && isClockPlausible(now.getTime()) ? replyDay(now, firm.replyTime, office) : undefined;

/** Returns 'by Monday, 30 November' for a day of the office. */
export const byOfficeDay = (day: number): string => byDay(day, office);
