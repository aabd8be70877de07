import { useState } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import { byOfficeDay, firmReplyDay, usualReplyTime } from './firm-reply.ts';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

function formatReplyTime(): string | undefined {
  const day = firmReplyDay(new Date());
  return day === undefined ? usualReplyTime : byOfficeDay(day);
}

interface ReplyTimeProps {
  /** A sentence with `{time}`. */
  message: string;
  /** Whether the time stays as first rendered, for an enquiry that has been sent. Otherwise it is updated every minute. */
  isFixed?: boolean;
}

/**
 * A sentence with the time of the firm's reply. After hydration, this is the last day for the reply to an enquiry that
 * is sent now. In prerendered HTML, and on a device with an implausible clock, it is the usual reply time.
 */
export function ReplyTime({ message, isFixed = false }: ReplyTimeProps) {
  const isHydrated = useHydrated();
  const [time, setTime] = useState(() => (isHydrated ? formatReplyTime() : usualReplyTime));
  useEveryMinute(() => {
    if (!isFixed) setTime(formatReplyTime());
  });
  // The key makes React create a new element, because a translation tool may have replaced the text node.
  return time && <span key={time}>{formatMessage(message, { time })}</span>;
}
