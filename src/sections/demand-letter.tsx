import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CalculatorField, Values } from '../calculators/calculator-definition.ts';
import { getCalculatorId, calculatorSummaries } from '../calculators/calculator-summaries.ts';
import { calculateClaim } from '../calculators/definitions/overdue.ts';
import { bankRateChecked } from '../calculators/finance/bank-rates.ts';
import { AmountList } from '../components/amount-list.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { TextField } from '../components/field.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useToday } from '../components/use-today.ts';
import { clearDraft, loadDraft, saveDraft } from '../enquiry/draft.ts';
import { formatIsoDate } from '../lib/calendar-date.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { saveTypedAnswers } from '../lib/prefill.ts';
import { printSection } from '../lib/print-section.ts';
import { areMyFigures } from '#words/calculators.json';
import { englishLang } from '../site/language.ts';
import * as words from '#words/overdue.json';
import { LetterActions } from './demand-letter-actions.tsx';
import {
  findClaim,
  findMissingFields,
  formatDemandLetter,
  formatSender,
  writeDemandLetter,
} from './demand-letter-text.ts';
import { SignatureLines } from './signature-lines.tsx';
import type { LetterField, LetterFieldValues, OverdueValues } from './demand-letter-text.ts';

/** The fields of the letter. Required fields have an error message (`missing`). */
const fields: readonly { name: LetterField; label: string; missing?: string }[] = [
  { name: 'buyer', label: words.buyersName, missing: words.buyersNameMissing },
  { name: 'invoice', label: words.invoiceNumber },
  { name: 'supplier', label: words.businessName, missing: words.businessNameMissing },
  { name: 'udyam', label: words.udyamNumber },
];

const DRAFT_NAME = 'demand-letter';

/** Returns the reason why there is no letter, as a text. Returns undefined if there is a letter. */
function explainMissingLetter(
  claim: ReturnType<typeof findClaim>,
  values: OverdueValues,
): string | undefined {
  const due = formatDate(formatIsoDate(calculateClaim(values).due));
  if (claim === 'not due') return formatMessage(words.letterNotDue, { due });
  if (claim === 'paid in time') return formatMessage(words.letterPaidInTime, { due });
  if (claim === 'no interest') return formatMessage(words.letterNoInterest, { due });
  return claim === 'in future' ? words.letterInFuture : undefined;
}

interface DemandLetterProps {
  values: Values;
  /** Whether an input of the calculator is invalid. `values` are then the last valid values. */
  isOutdated: boolean;
  /** The calculator's fields that still have the value of the example, with their keys. */
  examples: readonly [string, CalculatorField][];
}

/**
 * A letter to the buyer with the figures of the calculator. Visitors can copy, print or send it.
 * - To send it, visitors must enter both names and their own figures. A letter that is copied or printed may contain
 *   placeholders.
 * - While an input of the calculator is invalid, the letter has the last valid figures and cannot be sent.
 * - The typed text is saved in sessionStorage, like the drafts of forms.
 */
export function DemandLetter({ values, isOutdated, examples }: DemandLetterProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [fieldValues, setFieldValues] = useState<LetterFieldValues>({});
  /** Whether the visitor has tried to send an incomplete letter. Errors are shown only after that. */
  const [isChecked, setIsChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const readAndSaveFields = () => {
    const inputs = [...(root.current?.querySelectorAll('input') ?? [])];
    const entered = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    setFieldValues(entered);
    if (Object.values(entered).some(Boolean)) saveDraft(DRAFT_NAME, entered);
    else clearDraft(DRAFT_NAME);
    saveTypedAnswers(calculatorSummaries.overdue.path, { buyer: entered.buyer ?? '' });
  };
  // Restores the text that was saved before a reload, and reads text that was typed before hydration.
  useEffect(() => {
    const draft = loadDraft(
      DRAFT_NAME,
      fields.map(({ name }) => name),
    );
    for (const input of root.current?.querySelectorAll('input') ?? [])
      input.value ||= draft[input.name as LetterField] ?? '';
    readAndSaveFields();
  }, []);

  const today = useToday();
  const overdue = values as OverdueValues;
  const claim = findClaim(today, overdue);
  const reason = explainMissingLetter(claim, overdue);
  const missingFields: readonly LetterField[] = findMissingFields(fieldValues);
  const errors = [
    ...examples.map(([key, { label }]) => ({
      id: `${getCalculatorId('overdue')}-${key}`,
      message: formatMessage(words.figureIsExample, { label, areMyFigures }),
    })),
    ...fields
      .filter(({ name }) => missingFields.includes(name))
      .map(({ name, missing: message = '' }) => ({ id: id + name, message })),
  ];
  const isReady = errors.length === 0;
  const options = { fieldValues, today, hasExample: examples.length > 0 };
  const letter = writeDemandLetter(overdue, options);
  const focusErrorSummary = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => setIsChecked(true));
    summary.current?.focus();
  };
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
                interest: calculateClaim(overdue, words.to).rate,
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
              error={isChecked && missingFields.includes(name) ? message : undefined}
              autoComplete={name === 'supplier' ? 'organization' : 'off'}
              defaultValue=""
              onChange={readAndSaveFields}
            />
          ))}
        </div>
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-3 lg:row-span-2 print:break-inside-avoid">
        {isOutdated && <p className="font-semibold">{words.letterOutdated}</p>}
        {reason && <p className="font-semibold">{reason}</p>}
        <div
          ref={sheet}
          hidden={Boolean(reason)}
          lang={englishLang}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-page border-brand bg-card p-[clamp(1.5rem,4vw,2.25rem)] wrap-anywhere"
        >
          {letter.note && <p className="text-sm font-semibold">{letter.note}</p>}
          {/* A printed letter has the sender in a letterhead. */}
          <div className="hidden border-b-page border-brand pb-3 print:block">
            <p className="font-display text-h2">{letter.supplier}</p>
            <p className="text-sm">{letter.udyam}</p>
          </div>
          <p className="whitespace-pre-line">
            {letter.head}
            <span className="print:hidden">{`\n${formatSender(letter)}`}</span>
          </p>
          {letter.subject && <p className="font-bold">{letter.subject}</p>}
          <p>{letter.salutation}</p>
          <p>{letter.opening}</p>
          <div className="@container">
            <AmountList rows={letter.amounts} />
          </div>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <SignatureLines parties={[{ title: letter.closing, labels: [letter.supplier] }]} />
        </div>
      </div>
      <LetterActions
        letter={formatDemandLetter(letter)}
        sentLetter={formatDemandLetter(writeDemandLetter(overdue, { ...options, isSent: true }))}
        subject={claim === 'interest' ? 'Interest on a late payment' : 'Overdue invoice'}
        hasLetter={!reason}
        isOutdated={isOutdated}
        firstInvalidId={errors[0]?.id}
        onIncomplete={focusErrorSummary}
        onPrint={() => printSection(sheet.current, 'visitor')}
      />
    </div>
  );
}
