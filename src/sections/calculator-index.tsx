import { calculators } from '../calculators/names.ts';
import type { CalculatorName } from '../calculators/names.ts';
import { Link } from '../components/link.tsx';
import { Seal } from '../components/rosette.tsx';
import { route } from '../site/derive.ts';
import { Band } from './band.tsx';

const entries = Object.entries(calculators) as [CalculatorName, (typeof calculators)[CalculatorName]][];

/** The calculators of the page below, each a slip with the seal of the service that it belongs to. */
export function CalculatorIndex() {
  return (
    <Band ground="panel">
      <nav aria-label="Sums on this page">
        <ul role="list" className="grid gap-x-4 gap-y-3 sm:grid-cols-2 nav:grid-cols-3">
          {entries.map(([name, { path, title }]) => {
            const { label, rosette } = route(path);
            return (
              <li
                key={name}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-hair border-edge bg-paper px-4 py-2"
              >
                <span className="w-11" aria-hidden="true">
                  {rosette && <Seal name={rosette} />}
                </span>
                <p>
                  <Link to={`#reckon-${name}`} look="line">
                    {title}
                  </Link>
                  <span className="block text-caption text-ink-mute">{label}</span>
                </p>
              </li>
            );
          })}
        </ul>
      </nav>
    </Band>
  );
}
