import { Accordion } from '../components/accordion.tsx';
import { useToday } from '../components/use-today.ts';
import * as words from '#words/sections.json';
import { getRoute } from '../site/page-info.ts';
import { Calculator } from './calculator.tsx';
import { getCalculatorId, calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { summarizeExample } from './example-figures.ts';
import type { TableView } from './result-sheet.tsx';

const entries = Object.entries(calculatorSummaries) as [
  CalculatorName,
  (typeof calculatorSummaries)[CalculatorName],
][];

interface CalculatorAccordionProps {
  except: readonly CalculatorName[];
  TableView: TableView;
}

/**
 * An accordion of calculators. Each header shows the result of the worked example. The accordion and its calculators
 * must hydrate together: when Headless UI hydrates, it changes its context, and React would discard the HTML of
 * calculators that are not hydrated yet.
 */
export function CalculatorAccordion({ except, TableView }: CalculatorAccordionProps) {
  const today = useToday();
  const items = entries
    .filter(([name]) => !except.includes(name))
    .map(([name, { path, title, intro }]) => {
      const example = summarizeExample(name, today);
      return {
        id: getCalculatorId(name),
        question: title,
        icon: getRoute(path).icon ?? 'clock',
        ...(example && { example }),
        answer: (
          <div className="grid gap-5 pb-4 text-foreground">
            <p className="text-foreground-soft">{intro}</p>
            <Calculator name={name} TableView={TableView} level={4} />
          </div>
        ),
      };
    });
  return <Accordion duration={200} itemNoun={words.calculators} items={items} />;
}
