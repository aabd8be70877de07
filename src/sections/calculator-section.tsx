import type { ComponentProps, ReactNode } from 'react';
import type { Calculator as LoadedCalculator } from '../calculators/calculator.tsx';
import { getCalculatorId, calculatorSummaries } from '../calculators/calculator-summaries.ts';
import type { CalculatorName } from '../calculators/calculator-summaries.ts';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { PageSection } from './page-section.tsx';
import { DataTable } from './data-table.tsx';

const Calculator = lazyPart(() => import('../calculators/calculator.tsx').then((m) => m.Calculator));

interface CalculatorSectionProps {
  name: CalculatorName;
  ground?: 'background' | 'muted' | 'card' | 'accent';
  /** A component below the result, such as a letter. It receives the last valid values. */
  Below?: ComponentProps<typeof LoadedCalculator>['Below'];
  /** Content below the calculator. */
  children?: ReactNode;
}

/** A calculator with a heading. The HTML contains its worked example, because the calculator is a lazy part. */
export function CalculatorSection({ name, ground = 'background', Below, children }: CalculatorSectionProps) {
  const { note, title, intro } = calculatorSummaries[name];
  return (
    <PageSection id={getCalculatorId(name)} ground={ground} head={{ note, title, intro }}>
      <Calculator name={name} TableView={DataTable} Below={Below} />
      {children}
    </PageSection>
  );
}
