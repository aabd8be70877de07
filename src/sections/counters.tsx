import { CountUp } from '../components/count-up.tsx';
import { SampleMark } from '../components/sample-mark.tsx';

export interface Counter {
  value: number | string;
  unit?: '+';
  label: string;
  /** The source of the figure. While it is empty, the figure is marked as a sample. */
  source?: string;
}

export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <div className="my-apart overflow-clip border-y-hair border-input">
      <ul role="list" className="-ml-apart flex flex-wrap max-xs:-ml-2">
        {counters.map(({ value, unit, label, source }) => (
          <li
            key={label}
            className="mr-2 flex flex-1 flex-col border-l-hair border-input py-close pl-apart max-xs:pl-2"
          >
            <b className="font-display text-figure-band font-bold whitespace-nowrap">
              <CountUp value={Number(value)} suffix={unit} />
              {source === '' && <SampleMark />}
            </b>{' '}
            <span className="mt-1 text-sm leading-snug text-foreground-soft">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
