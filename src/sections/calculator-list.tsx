import { calculatorId, calculatorSummaries } from '../calculators/calculator-summaries.ts';
import type { CalculatorName } from '../calculators/calculator-summaries.ts';
import { Seal } from '../components/rosette.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { route } from '../site/page-info.ts';
import { Questions } from './faq.tsx';
import { DataTable } from './data-table.tsx';
import * as m from '../messages/sections.ts';

const Calculator = lazyPart(() => import('../calculators/calculator.tsx').then((m) => m.Calculator));

const entries = Object.entries(calculatorSummaries) as [
  CalculatorName,
  (typeof calculatorSummaries)[CalculatorName],
][];

const items = entries.map(([name, { path, title, intro, given, answer, amount }]) => {
  const { rosette } = route(path);
  return {
    id: calculatorId(name),
    question: title,
    seal: rosette && <Seal name={rosette} />,
    example: { given, answer, amount },
    answer: (
      <div className="grid gap-5 pb-4 text-foreground">
        <p className="text-foreground-soft">{intro}</p>
        <Calculator name={name} TableView={DataTable} level={4} />
      </div>
    ),
  };
});

interface CalculatorListProps {
  /** Calculators to leave out because the page shows or links them already. */
  except: readonly CalculatorName[];
}

/** Accordion of calculators. Each header shows the result of the calculator's worked example. */
export const CalculatorList = ({ except }: CalculatorListProps) => (
  <div className="bg-card px-apart py-2">
    <Questions
      itemNoun={m.calculators}
      items={items.filter(({ id }) => !except.some((name) => id === calculatorId(name)))}
    />
  </div>
);
