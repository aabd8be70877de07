import { linkClass } from '../components/link.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { firm } from '../site/firm.ts';
import { base } from '../site/language.ts';
import { findPdfUrl } from '../site/find-pdf-url.ts';
import { SignatureLines } from './signature-lines.tsx';

interface SampleLetter {
  /** The name of the PDF: 'proposal-letter'. */
  name: string;
  title: string;
  /** The text of the link to the PDF. */
  label: string;
  to: string;
  subject: string;
  opening: string;
  rows: readonly { label: string; value: string; isTotal?: boolean }[];
  closing: string;
  /** The lines on which the client signs. */
  acceptance?: { title: string; name: string; signature: string };
}

interface SampleLettersProps {
  letters: readonly SampleLetter[];
  /** The texts that are the same in all letters. */
  common: { sample: string; date: string; dear: string; yours: string };
}

/** Samples of the firm's letters. `npm run downloads` prints a PDF of each. */
export function SampleLetters({ letters, common }: SampleLettersProps) {
  return (
    <div className="grid gap-apart lg:grid-cols-2">
      {letters.map(({ name, title, label, to, subject, opening, rows, closing, acceptance }) => {
        const pdfUrl = findPdfUrl(`${base}/downloads/${name}`);
        return (
          <div
            key={name}
            id={name}
            data-letter=""
            className="flex flex-col gap-close border-page border-brand bg-card p-apart"
          >
            <p className="text-sm font-semibold text-highlight">{common.sample}</p>
            <h3 className="font-display text-h2-prose">{title}</h3>
            <p>{common.date}</p>
            <p>{to}</p>
            <p className="font-semibold">{subject}</p>
            <p>{common.dear}</p>
            <p>{opening}</p>
            <dl className="rule-account">
              {rows.map((row) => (
                <div
                  key={row.label}
                  className={`grid gap-x-4 border-border py-2 not-first:border-t-hair sm:grid-cols-[2fr_3fr] ${row.isTotal ? 'border-brand font-bold' : ''}`}
                >
                  <dt className={row.isTotal ? '' : 'text-foreground-soft'}>{row.label}</dt>
                  <dd className="font-semibold sm:text-right">{preventRangeWraps(row.value)}</dd>
                </div>
              ))}
            </dl>
            <p>{closing}</p>
            <p>
              {common.yours}{' '}
              <span className="mt-2 block font-display text-xl print:mt-20">{firm.founder.name}</span>{' '}
              {firm.founder.role}, {firm.name}
            </p>
            {acceptance && (
              <div className="mt-apart">
                <p className="font-semibold">{acceptance.title}</p>
                <SignatureLines labels={[acceptance.name, acceptance.signature]} />
              </div>
            )}
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
