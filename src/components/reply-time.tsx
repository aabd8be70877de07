import { useState } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import { byOfficeDay, firmReplyDay, usualReplyTime } from './firm-reply.ts';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

function currentTime(): string | undefined {
  const day = firmReplyDay(new Date());
  return day === undefined ? usualReplyTime : byOfficeDay(day);
}

interface ReplyTimeProps {
  /** A sentence with `{time}`. */
  message: string;
  /** Keeps the time of the first rendering: for an enquiry that has been sent. */
  isFixed?: boolean;
}

/**
 * A sentence with the time of the firm's reply. Prerendered, and on a device whose clock cannot be right, it has the
 * usual time; after hydration, the day on which the reply to an enquiry of this minute is due.
 */
export function ReplyTime({ message, isFixed = false }: ReplyTimeProps) {
  const isHydrated = useHydrated();
  const [time, setTime] = useState(() => (isHydrated ? currentTime() : usualReplyTime));
  useEveryMinute(() => {
    if (!isFixed) setTime(currentTime());
  });
  // Recreated: a translator may have replaced the text node.
  return time && <span key={time}>{formatMessage(message, { time })}</span>;
}
