import { linkClass } from '../components/link.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { formatMessage } from '../lib/format-message.ts';
import { firm } from '../site/firm.ts';
import { base } from '../site/language.ts';
import { findPdfUrl } from '../site/find-pdf-url.ts';
import { SignatureLines } from './signature-lines.tsx';
import type { Signatory } from './signature-lines.tsx';

interface LetterRow {
  label: string;
  value: string;
}

interface SampleLetter {
  /** The name of the PDF: 'proposal-letter'. */
  name: string;
  /** The kind of letter. */
  title: string;
  /** The text of the link to the PDF. */
  label: string;
  /** The number of the letter. */
  reference: string;
  subject: string;
  opening: string;
  amounts: readonly (LetterRow & { isTotal?: boolean })[];
  terms: readonly LetterRow[];
  closing: string;
  /** The lines on which the client signs. */
  acceptance?: Signatory;
}

interface SampleLettersProps {
  letters: readonly SampleLetter[];
  /** The texts that are the same in all letters. */
  common: {
    to: { salutation: string; client: string; place: string };
    date: string;
    reference: string;
    dear: string;
    yours: string;
  };
}

const rowClasses = 'grid gap-x-4 sm:grid-cols-[2fr_3fr]';

/** Samples of the firm's letters. `npm run downloads` prints a PDF of each. */
export function SampleLetters({ letters, common }: SampleLettersProps) {
  const { to } = common;
  const founder = {
    title: common.yours,
    labels: [`${firm.founder.name}, ${firm.founder.role}, ${firm.name}`],
  };
  return (
    <div className="grid gap-apart lg:grid-cols-2">
      {letters.map(({ name, title, label, subject, amounts, terms, acceptance, ...letter }) => {
        const pdfUrl = findPdfUrl(`${base}/downloads/${name}`);
        return (
          <div
            key={name}
            id={name}
            data-letter=""
            className="flex flex-col gap-close border-page border-brand bg-card p-apart print:break-inside-avoid print:p-5 not-print:[&>p]:max-w-text"
          >
            <h3>
              <span className="font-sans text-sm font-semibold text-highlight">{title}</span>
              <span className="sr-only">: </span>
              <span className="mt-1 block font-display text-h2-prose">{subject}</span>
            </h3>
            {/* This block follows the heading in the HTML, because screen-reader users jump from heading to heading. */}
            <div className="order-first mb-apart grid gap-x-4 gap-y-close sm:grid-cols-[1fr_auto] print:mb-2">
              <div>
                <p>{to.salutation}</p>
                <p>{to.client}</p>
                <p>{to.place}</p>
              </div>
              <div className="sm:text-right">
                <p>{common.date}</p>
                <p>{formatMessage(common.reference, { number: letter.reference })}</p>
              </div>
            </div>
            <p>{common.dear}</p>
            <p>{letter.opening}</p>
            <dl className="rule-account">
              {amounts.map((row) => (
                <div
                  key={row.label}
                  className={`${rowClasses} border-border py-2 not-first:border-t-hair ${row.isTotal ? 'border-brand font-semibold' : ''}`}
                >
                  <dt className={row.isTotal ? 'font-bold' : 'text-foreground-soft'}>{row.label}</dt>
                  <dd className="font-semibold sm:text-right">{row.value}</dd>
                </div>
              ))}
            </dl>
            <dl className="grid gap-y-2 not-print:max-w-text">
              {terms.map((row) => (
                <div key={row.label} className={rowClasses}>
                  <dt className="text-foreground-soft">{row.label}</dt>
                  <dd>{preventRangeWraps(row.value)}</dd>
                </div>
              ))}
            </dl>
            <p>{letter.closing}</p>
            <div className="mt-apart print:mt-2">
              <SignatureLines parties={acceptance ? [founder, acceptance] : [founder]} />
            </div>
            {pdfUrl && (
              <p className="mt-auto print:hidden">
                <a href={pdfUrl} download="" className={linkClass.wrap}>
                  {label}
                </a>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
