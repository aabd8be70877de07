import { Rosette } from '../components/rosette.tsx';
import { getRoute } from '../site/page-info.ts';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';
import { calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { FiguresRosette } from './figures-rosette.tsx';

interface ResultRosetteProps {
  name: CalculatorName;
  definition: CalculatorDefinition;
  values: Values;
  /** Whether the values are the worked example. If so, the rosette of the service is shown. */
  isExample: boolean;
}

export function ResultRosette({ isExample, ...figures }: ResultRosetteProps) {
  if (!isExample) return <FiguresRosette {...figures} size="medallion" />;
  const { rosette } = getRoute(calculatorSummaries[figures.name].path);
  return rosette && <Rosette name={rosette} size="medallion" />;
}
