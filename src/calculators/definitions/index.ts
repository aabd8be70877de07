import { bill, exportBill } from './bill.ts';
import { borrow } from './borrow.ts';
import { flat } from './flat.ts';
import { limit } from './limit.ts';
import { loan } from './loan.ts';
import { offersCompared } from './offers.ts';
import { overdue } from './overdue.ts';
import type { CalculatorName } from '../calculator-summaries.ts';
import { rating } from './rating.ts';
import type { CalculatorDefinition } from '../calculator-definition.ts';
import { restructuring } from './restructuring.ts';

export const calculatorDefinitions: Readonly<Record<CalculatorName, CalculatorDefinition>> = {
  loan,
  borrow,
  bill,
  export: exportBill,
  restructuring,
  rating,
  overdue,
  offers: offersCompared,
  limit,
  flat,
};
