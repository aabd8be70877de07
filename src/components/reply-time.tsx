import { useState } from 'react';
import { formatMessage } from '../lib/format-message.ts';
import { ChangingText } from './changing-text.tsx';
import { formatReplyDeadline, findFirmReplyDay, usualReplyTime } from './firm-reply.ts';
import { useEveryMinute } from './use-every-minute.ts';
import { useHydrated } from './use-hydrated.ts';

function formatReplyTime(): string | undefined {
  const day = findFirmReplyDay(new Date());
  return day === undefined ? usualReplyTime : formatReplyDeadline(day);
}

interface ReplyTimeProps {
  /** A sentence that contains `{time}`. */
  message: string;
  /**
   * Whether the time stays as it was first rendered, because the enquiry has been sent. If not, the time is updated
   * every minute.
   */
  isFixed?: boolean;
}

/**
 * A sentence with the time by which the firm replies: after hydration, the day by which it replies to an enquiry that is
 * sent now. Before hydration, or if this day is unknown, the sentence has the usual reply time, such as “within one
 * working day”. Renders nothing if the firm promises no reply time.
 */
export function ReplyTime({ message, isFixed = false }: ReplyTimeProps) {
  const isHydrated = useHydrated();
  const [time, setTime] = useState(() => (isHydrated ? formatReplyTime() : usualReplyTime));
  useEveryMinute(() => {
    if (!isFixed) setTime(formatReplyTime());
  });
  return time && <ChangingText>{formatMessage(message, { time })}</ChangingText>;
}
