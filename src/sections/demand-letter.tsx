import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Values } from '../calculators/calculator-definition.ts';
import { calculatorId, calculatorSummaries } from '../calculators/calculator-summaries.ts';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { TextField } from '../components/field.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab.tsx';
import { mailLink, shareLink } from '../enquiry/chat-link.ts';
import { clearDraft, loadDraft, saveDraft } from '../enquiry/draft.ts';
import { dayInIndia } from '../lib/calendar-date.ts';
import { copyText } from '../lib/copy-text.ts';
import { everyMinute } from '../lib/every-minute.ts';
import { saveTypedAnswers } from '../lib/prefill.ts';
import { printSection } from '../lib/print-section.ts';
import { leadLang } from '../messages/forms.ts';
import * as m from '../messages/overdue.ts';
import { demandLetter, hasExampleFigures, missingNames } from './demand-letter-text.ts';
import type { LetterBlank, OverdueValues } from './demand-letter-text.ts';

/** `missing` is the error of a field without which the letter is not sent. */
const fields: readonly { name: LetterBlank; label: string; missing?: string }[] = [
  { name: 'buyer', label: m.buyersName, missing: m.buyersNameMissing },
  { name: 'invoice', label: m.invoiceNumber },
  { name: 'supplier', label: m.businessName, missing: m.businessNameMissing },
  { name: 'udyam', label: m.udyamNumber },
];

const today = () => dayInIndia(Date.now());
/** In prerendered HTML, which does not depend on the clock of the build, no date is in the future. */
const unknownDay = () => Infinity;

/** Its name in the storage of the tab. */
const LETTER = 'demand-letter';

interface DemandLetterProps {
  values: Values;
  isOutdated: boolean;
  /** The fields of the calculator that the visitor has filled in. */
  typed?: ReadonlySet<string>;
}

/**
 * Letter to the buyer with the figures of the calculator, to copy, print or send. What is typed is kept in the tab, as
 * drafts of forms are, and not sent. The letter is sent with both names and the visitor's own figures; copied and
 * printed, it may have placeholders to fill in by hand. It has the date of payment, so there is none for a future date.
 * While the calculator has no result, it has the last one and cannot be sent.
 */
export function DemandLetter({ values, isOutdated, typed }: DemandLetterProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<Partial<Record<LetterBlank, string>>>({});
  const [copied, setCopied] = useState('');
  /** Whether the visitor has tried to send an incomplete letter. */
  const [isChecked, setIsChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const readFields = () => {
    const inputs = [...(root.current?.querySelectorAll('input') ?? [])];
    const entered = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    setFilled(entered);
    if (Object.values(entered).some(Boolean)) saveDraft(LETTER, entered);
    else clearDraft(LETTER);
    saveTypedAnswers(calculatorSummaries.overdue.path, { buyer: entered.buyer ?? '' });
  };
  // Restores what was typed before a reload, and applies what was typed before hydration.
  useEffect(() => {
    const draft = loadDraft(
      LETTER,
      fields.map(({ name }) => name),
    );
    for (const input of root.current?.querySelectorAll('input') ?? [])
      input.value ||= draft[input.name as LetterBlank] ?? '';
    readFields();
  }, []);

  const letter = demandLetter(values as OverdueValues, filled, typed);
  const isFuture = (values as OverdueValues).paid > useSyncExternalStore(everyMinute, today, unknownDay);
  const isExample = hasExampleFigures(values as OverdueValues, typed);
  const [missingName] = missingNames(filled);
  const isReady = !isExample && !missingName;
  const sent = demandLetter(values as OverdueValues, filled, typed, true);
  const mail = mailLink('', 'Overdue invoice', sent);
  const share = shareLink(sent);
  const copy = async () => setCopied((await copyText(letter)) ? m.letterCopied : m.copyingBlocked);
  /** Shows what is missing, and moves focus to the first of it. */
  const showMissing = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => setIsChecked(true));
    const field = missingName && document.getElementById(id + missingName);
    (field || summary.current)?.focus();
  };
  const incomplete = { href: `#${id}${missingName ?? ''}`, onClick: showMissing };
  return (
    <div
      ref={root}
      id="letter"
      className="mt-section grid items-start gap-x-8 gap-y-6 lg:grid-cols-5 lg:grid-rows-[auto_1fr]"
    >
      <div className="grid gap-5 lg:col-span-2">
        <h3 className="font-display text-h2-prose">{m.letter}</h3>
        <p>{m.letterNote}</p>
        <div data-needs-script="" className="grid items-end gap-5 sm:grid-cols-2">
          {fields.map(({ name, label, missing }) => (
            <TextField
              key={name}
              id={id + name}
              name={name}
              label={label}
              optional={!missing}
              error={
                isChecked && missing && missingNames(filled).some((other) => other === name)
                  ? missing
                  : undefined
              }
              autoComplete={name === 'supplier' ? 'organization' : 'off'}
              defaultValue=""
              onChange={readFields}
            />
          ))}
        </div>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-3 lg:row-span-2">
        {isOutdated && <p className="font-semibold">{m.letterOutdated}</p>}
        {isFuture && <p className="font-semibold">{m.letterInFuture}</p>}
        <div
          ref={sheet}
          hidden={isFuture}
          lang={leadLang || undefined}
          className="grid gap-4 border-page border-brand bg-card p-[clamp(1.5rem,4vw,2.25rem)]"
        >
          {letter.split('\n\n').map((paragraph, at) => (
            <p key={at} className="break-words whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div className="grid gap-5 lg:col-span-2">
        <div data-needs-script="" hidden={isOutdated || isFuture} className="grid gap-3">
          {isChecked && isExample && (
            <ErrorSummary
              ref={summary}
              errors={[{ id: `${calculatorId('overdue')}-amount`, message: m.figuresAreExample }]}
            />
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <a
              data-action="send"
              {...(isReady ? { href: share.href, ...inNewTab } : incomplete)}
              className={buttonClass()}
            >
              {m.sendByWhatsApp}
              {isReady && <NewTabNote />}
            </a>
            <a
              data-action="send"
              {...(isReady ? { href: mail.href } : incomplete)}
              className={buttonClass({ variant: 'outline' })}
            >
              {m.sendByEmail}
            </a>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
            <Button variant="outline" onClick={() => void copy()}>
              {m.copyLetter}
            </Button>
            <Button variant="outline" onClick={() => printSection(sheet.current)}>
              {m.printLetter}
            </Button>
          </div>
          {copied && (
            <p className="text-xs">
              <Announced key={copied}>{copied}</Announced>
            </p>
          )}
        </div>
        {isReady && !isFuture && (mail.cut || share.cut) && (
          <p className="text-sm font-semibold">{share.cut ? m.tooLongForBoth : m.tooLongForEmail}</p>
        )}
      </div>
    </div>
  );
}
