import { CountUp } from '../components/count-up.tsx';

export interface Counter {
  value: number;
  /** Follows the figure, solid beside its shaded digits. */
  suffix?: '+' | '%';
  label: string;
}

/** Figures over their labels, parted by edge lines; on phones the figure left and its label right. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className="my-7 border-y-hair border-edge sm:flex sm:justify-between sm:py-5">
      {counters.map(({ value, suffix, label }) => (
        <div
          key={label}
          className="grid grid-cols-[9.5rem_1fr] items-center border-rule py-2.5 not-first:border-t-hair sm:flex sm:flex-col-reverse sm:justify-end sm:items-start sm:border-edge sm:py-0 sm:pr-5 sm:not-first:border-t-0 sm:not-first:border-l-hair sm:not-first:pl-7"
        >
          <dt className="order-2 text-small leading-snug text-ink-soft sm:order-none sm:mt-1.5">{label}</dt>
          <dd className="order-1 font-display text-figure font-bold xs:whitespace-nowrap sm:order-none">
            <CountUp value={value} />
            {suffix && <span className="figure-suffix">{suffix}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
