import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';

interface WorkedExampleRow {
  /** Such as 'Day 0' or 'Before'. */
  when?: string;
  label: string;
  amount: string;
  /** Highlights the amount that the visitor receives. */
  highlight?: boolean;
}

interface WorkedExampleProps {
  /** Decorative serial number, such as 'No. 000417'. */
  serial: string;
  title: string;
  text: string;
  rosette: RosetteName;
  rows: readonly WorkedExampleRow[];
  /** Small print below the rows. */
  note?: string;
}

/** A worked example styled as an engraved bill: terms on the left, calculation on the right. */
export function WorkedExample({ serial, title, text, rosette, rows, note }: WorkedExampleProps) {
  return (
    <div className="specimen frame">
      <div className="cut bg-card" aria-hidden="true">
        <div className="waves" />
        <div className="specimen-art">
          <Rosette name={rosette} size="plate" />
        </div>
      </div>
      <div className="specimen-sheet">
        <div>
          <p className="text-sm font-semibold tracking-wide text-highlight">{serial}</p>
          <h3 className="mt-2 mb-2.5 font-display text-h2-prose">{title}</h3>
          <p className="text-sm text-foreground-soft">{text}</p>
        </div>
        <div>
          <dl className="specimen-account">
            {rows.map(({ when, label, amount, highlight }) => (
              <div key={label} data-highlight={highlight ? '' : undefined}>
                <dt>
                  {when && <span className="specimen-when">{when} </span>}
                  {label}
                </dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
          {note && <p className="mt-2.5 text-xs text-foreground-soft">{note}</p>}
        </div>
      </div>
    </div>
  );
}
