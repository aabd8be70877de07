import type { Duties } from './firm-schema.ts';

/** What the law asks the firm to name, checked by firm-schema.ts. A page that is to show it needs a section. */
export const duties = {} as const satisfies Duties;
