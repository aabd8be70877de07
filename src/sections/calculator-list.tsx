import type { CalculatorName } from '../calculators/calculator-summaries.ts';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { DataTable } from './data-table.tsx';

const CalculatorAccordion = lazyPart(() =>
  import('../calculators/calculator-accordion.tsx').then((module) => module.CalculatorAccordion),
);

interface CalculatorListProps {
  /** The calculators that the page shows or links to elsewhere. */
  except: readonly CalculatorName[];
}

/** An accordion with all calculators except those in `except`. */
export const CalculatorList = ({ except }: CalculatorListProps) => (
  <div className="bg-card px-apart pt-10 pb-5 max-sm:py-5 print:p-0">
    <CalculatorAccordion except={except} TableView={DataTable} />
  </div>
);
