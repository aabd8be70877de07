import { bill, exportBill } from './bill.ts';
import { borrow } from './borrow.ts';
import { loan } from './loan.ts';
import type { CalculatorName } from './names.ts';
import { rating } from './rating.ts';
import type { Calculator } from './record.ts';
import { restructuring } from './restructuring.ts';

export const records: Readonly<Record<CalculatorName, Calculator>> = {
  loan,
  borrow,
  bill,
  export: exportBill,
  restructuring,
  rating,
};
