import { abroad } from './sources/abroad.ts';
import { borrowing } from './sources/borrowing.ts';
import { companies } from './sources/companies.ts';
import { complaints } from './sources/complaints.ts';
import { protecting } from './sources/protecting.ts';
import type { Source } from './sources/source.ts';

/** `npm run check:sources` lists those that were not compared for a year. */
export const sources: readonly Source[] = [
  ...borrowing,
  ...protecting,
  ...abroad,
  ...companies,
  ...complaints,
];
