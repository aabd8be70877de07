import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CalculatorField, Values } from '../calculators/calculator-definition.ts';
import { calculatorId, calculatorSummaries } from '../calculators/calculator-summaries.ts';
import { overdueClaim } from '../calculators/definitions/overdue.ts';
import { bankRateChecked } from '../calculators/finance/bank-rates.ts';
import { Announced } from '../components/announced.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { TextField } from '../components/field.tsx';
import { inNewTab, NewTabNote } from '../components/new-tab-link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useToday } from '../components/use-today.ts';
import { mailLink, shareLink } from '../enquiry/chat-link.ts';
import { clearDraft, loadDraft, saveDraft } from '../enquiry/draft.ts';
import { formatIsoDate } from '../lib/calendar-date.ts';
import { copyText } from '../lib/copy-text.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { saveTypedAnswers } from '../lib/prefill.ts';
import { printSection } from '../lib/print-section.ts';
import { areMyFigures } from '#words/calculators.json';
import { officeLang } from '../site/language.ts';
import * as words from '#words/overdue.json';
import { claimOn, demandLetter, missingNames } from './demand-letter-text.ts';
import type { FilledBlanks, LetterBlank, OverdueValues } from './demand-letter-text.ts';

/** The words of a field. `missing` is the error message of an empty required field. */
const fields: readonly { name: LetterBlank; label: string; missing?: string }[] = [
  { name: 'buyer', label: words.buyersName, missing: words.buyersNameMissing },
  { name: 'invoice', label: words.invoiceNumber },
  { name: 'supplier', label: words.businessName, missing: words.businessNameMissing },
  { name: 'udyam', label: words.udyamNumber },
];

/** The key in sessionStorage. */
const LETTER = 'demand-letter';

/** Returns the reason why there is no letter, or undefined. */
function noLetterReason(claim: ReturnType<typeof claimOn>, values: OverdueValues): string | undefined {
  const due = formatDate(formatIsoDate(overdueClaim(values).due));
  if (claim === 'not due') return formatMessage(words.letterNotDue, { due });
  if (claim === 'paid in time') return formatMessage(words.letterPaidInTime, { due });
  if (claim === 'no interest') return formatMessage(words.letterNoInterest, { due });
  return claim === 'in future' ? words.letterInFuture : undefined;
}

interface DemandLetterProps {
  values: Values;
  isOutdated: boolean;
  /** Returns the calculator's fields with the figure of the example, and their keys. */
  examples: readonly [string, CalculatorField][];
}

/**
 * A letter to the buyer with the figures of the calculator, to copy, print or send.
 * - Sending needs both names and the visitor's own figures. A copied or printed letter may have placeholders.
 * - While an input of the calculator is invalid, the letter has the last valid figures and cannot be sent.
 * - sessionStorage saves the typed text, like drafts of forms.
 */
export function DemandLetter({ values, isOutdated, examples }: DemandLetterProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<FilledBlanks>({});
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
  // Restores text from before a reload, and applies text that was typed before hydration.
  useEffect(() => {
    const draft = loadDraft(
      LETTER,
      fields.map(({ name }) => name),
    );
    for (const input of root.current?.querySelectorAll('input') ?? [])
      input.value ||= draft[input.name as LetterBlank] ?? '';
    readFields();
  }, []);

  const today = useToday();
  const overdue = values as OverdueValues;
  const claim = claimOn(today, overdue);
  const reason = noLetterReason(claim, overdue);
  const missing = missingNames(filled);
  const errors = [
    ...examples.map(([key, { label }]) => ({
      id: `${calculatorId('overdue')}-${key}`,
      message: formatMessage(words.figureIsExample, { label, areMyFigures }),
    })),
    ...fields
      .filter(({ name }) => missing.some((other) => other === name))
      .map(({ name, missing: message = '' }) => ({ id: id + name, message })),
  ];
  const isReady = errors.length === 0;
  const options = { filled, today, hasExample: examples.length > 0 };
  const letter = demandLetter(overdue, options);
  const sent = demandLetter(overdue, { ...options, isSent: true });
  const mail = mailLink('', claim === 'interest' ? 'Interest on a late payment' : 'Overdue invoice', sent);
  const share = shareLink(sent);
  const copy = async () => setCopied((await copyText(letter)) ? words.letterCopied : words.copyingBlocked);
  /** Shows the list of missing entries, and moves the focus to the list. */
  const showMissing = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => setIsChecked(true));
    summary.current?.focus();
  };
  const incomplete = { href: `#${errors[0]?.id ?? ''}`, onClick: showMissing };
  return (
    <div
      ref={root}
      id="letter"
      className="mt-section grid items-start gap-x-8 gap-y-6 lg:grid-cols-5 lg:grid-rows-[auto_1fr]"
    >
      <div className="grid gap-5 lg:col-span-2">
        <h3 className="font-display text-h2-prose">{words.letter}</h3>
        <p>{words.letterNote}</p>
        {!reason && (
          <p>
            <RichText
              text={overdue.bankRate ? words.ownRateForLetter : words.rateForLetter}
              values={{
                interest: overdueClaim(overdue, words.to).rate,
                checked: formatDate(bankRateChecked),
              }}
            />
          </p>
        )}
        {isChecked && !isReady && <ErrorSummary ref={summary} errors={errors} />}
        <div data-needs-script="" className="grid items-end gap-5 sm:grid-cols-2">
          {fields.map(({ name, label, missing: message }) => (
            <TextField
              key={name}
              id={id + name}
              name={name}
              label={label}
              optional={!message}
              error={isChecked && missing.some((other) => other === name) ? message : undefined}
              autoComplete={name === 'supplier' ? 'organization' : 'off'}
              defaultValue=""
              onChange={readFields}
            />
          ))}
        </div>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-3 lg:row-span-2">
        {isOutdated && <p className="font-semibold">{words.letterOutdated}</p>}
        {reason && <p className="font-semibold">{reason}</p>}
        <div
          ref={sheet}
          hidden={Boolean(reason)}
          lang={officeLang}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-page border-brand bg-card p-[clamp(1.5rem,4vw,2.25rem)]"
        >
          {letter.split('\n\n').map((paragraph, at) => (
            <p key={at} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <div className="grid gap-5 lg:col-span-2">
        <div data-needs-script="" hidden={isOutdated || Boolean(reason)} className="grid gap-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <a
              data-action="send"
              {...(isReady ? { href: share.href, ...inNewTab } : incomplete)}
              className={buttonClass()}
            >
              {words.sendByWhatsApp}
              {isReady && <NewTabNote />}
            </a>
            <a
              data-action="send"
              {...(isReady ? { href: mail.href } : incomplete)}
              className={buttonClass({ variant: 'outline' })}
            >
              {words.sendByEmail}
            </a>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
            <Button variant="outline" onClick={() => void copy()}>
              {words.copyLetter}
            </Button>
            <Button variant="outline" onClick={() => printSection(sheet.current)}>
              {words.printLetter}
            </Button>
          </div>
          {copied && (
            <p className="text-xs">
              <Announced key={copied}>{copied}</Announced>
            </p>
          )}
        </div>
        {isReady && !reason && (mail.isCut || share.isCut) && (
          <p className="text-sm font-semibold">
            {share.isCut ? words.tooLongForBoth : words.tooLongForEmail}
          </p>
        )}
      </div>
    </div>
  );
}
