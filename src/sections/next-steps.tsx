import { noteClasses } from '../components/note-classes.ts';
import { ReplyTime } from '../components/reply-time.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { isSample } from '../site/sample.ts';
import { shownWorkingDays } from '../site/shown-hours.ts';
import type { Duration, ServiceTimes } from '../site/general-times.ts';
import * as words from '#words/next-steps.json';
import { weReply } from '#words/reply-time.json';

/**
 * The texts of the steps after an enquiry. `first` and `result` contain `{time}`. If the service has a total time,
 * `result` also contains `{total}`.
 */
export interface NextStepWords {
  reply: string;
  first: string;
  result: string;
}

interface NextStepsProps {
  texts: NextStepWords;
  times: ServiceTimes;
}

/** The steps after an enquiry: the reply, the first result and the main result, each with the waiting time. */
export function NextSteps({ texts, times }: NextStepsProps) {
  const steps = [
    <>
      <strong>
        <ReplyTime message={weReply} />
      </strong>
      {` ${texts.reply}`}
    </>,
    <RichText key="first" text={texts.first} values={{ time: <DurationText duration={times.first} /> }} />,
    <RichText
      key="result"
      text={texts.result}
      values={{
        time: <DurationText duration={times.result} />,
        total: times.total && <DurationText duration={times.total} />,
      }}
    />,
  ];
  return (
    <div className="print:break-inside-avoid">
      <h3 className={noteClasses}>{words.title}</h3>
      <ol role="list" className="mt-2 border-b-hair border-input">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- always the same three steps
          <li key={index} className="grid grid-cols-[1.75rem_1fr] border-t-hair border-input py-2.5">
            <span className="font-display font-bold text-brand" aria-hidden="true">
              {index + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs">{formatMessage(words.workingDays, { days: shownWorkingDays })}</p>
    </div>
  );
}

function DurationText({ duration }: { duration: Duration }) {
  const { from, to, unit } = duration;
  return (
    <>
      <strong className="whitespace-nowrap">
        {formatMessage(words.units[unit], { range: `${from}–${to}` })}
      </strong>
      {isSample(duration) && <SampleMark />}
    </>
  );
}
