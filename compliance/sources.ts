import { abroad } from './sources/abroad.ts';
import { borrowing } from './sources/borrowing.ts';
import { buyingAFlat } from './sources/buying-a-flat.ts';
import { companies } from './sources/companies.ts';
import { complaints } from './sources/complaints.ts';
import { creditReports } from './sources/credit-reports.ts';
import { fees } from './sources/fees.ts';
import { latePayment } from './sources/late-payment.ts';
import { partners } from './sources/partners.ts';
import { profitTax } from './sources/profit-tax.ts';
import { protecting } from './sources/protecting.ts';
import { publishedRates } from './sources/rates.ts';
import { ratings } from './sources/ratings.ts';
import { governmentSchemes } from './sources/schemes.ts';
import { reportingFraud } from './sources/reporting-fraud.ts';
import type { Source } from './sources/source.ts';
import { taxAbroad } from './sources/tax-abroad.ts';
import { workingCapital } from './sources/working-capital.ts';

/**
 * The sources of all statements of the site about law, and of all published rates. `npm run check:sources` lists the
 * sources that must be compared with the site again: rates after 90 days, and other sources after a year.
 */
export const sources: readonly Source[] = [
  ...borrowing,
  ...ratings,
  ...latePayment,
  ...protecting,
  ...partners,
  ...abroad,
  ...taxAbroad,
  ...companies,
  ...profitTax,
  ...complaints,
  ...fees,
  ...workingCapital,
  ...buyingAFlat,
  ...creditReports,
  ...governmentSchemes,
  ...publishedRates,
  ...reportingFraud,
];
