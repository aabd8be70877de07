import type { Placeholder } from '../../lib/format-message.ts';
import type * as calculatorResults from '../calculator-results.ts';
import type * as calculators from '../calculators.ts';
import type * as common from '../common.ts';
import type * as document from '../document.ts';
import type * as drawings from '../drawings.ts';
import type * as forms from '../forms.ts';
import type * as input from '../input.ts';
import type * as legal from '../legal.ts';
import type * as offers from '../offers.ts';
import type * as overdue from '../overdue.ts';
import type * as search from '../search.ts';
import type * as sections from '../sections.ts';
import type * as site from '../site.ts';
import type * as status from '../status.ts';
import type * as widgets from '../widgets.ts';
import type * as hiCalculatorResults from './calculator-results.ts';
import type * as hiCalculators from './calculators.ts';
import type * as hiCommon from './common.ts';
import type * as hiDocument from './document.ts';
import type * as hiDrawings from './drawings.ts';
import type * as hiForms from './forms.ts';
import type * as hiInput from './input.ts';
import type * as hiLegal from './legal.ts';
import type * as hiOffers from './offers.ts';
import type * as hiOverdue from './overdue.ts';
import type * as hiSearch from './search.ts';
import type * as hiSections from './sections.ts';
import type * as hiSite from './site.ts';
import type * as hiStatus from './status.ts';
import type * as hiWidgets from './widgets.ts';

/** What both languages must have in common: the placeholders of a text, or the type of a function. */
type Shape<Message> = Message extends string ? Placeholder<Message> : Message;
type Equal<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

interface Differences<English, Hindi> {
  missing: Exclude<keyof English, keyof Hindi>;
  extra: Exclude<keyof Hindi, keyof English>;
  otherPlaceholders: {
    [Key in keyof English & keyof Hindi]: Equal<Shape<English[Key]>, Shape<Hindi[Key]>> extends true
      ? never
      : Key;
  }[keyof English & keyof Hindi];
}

/** Does not compile if two files of messages differ; the error names the key. */
type Checked<Found extends { missing: never; extra: never; otherPlaceholders: never }> = Found;

/** @public the types themselves are the check */
export type Parity = [
  Checked<Differences<typeof calculatorResults, typeof hiCalculatorResults>>,
  Checked<Differences<typeof calculators, typeof hiCalculators>>,
  Checked<Differences<typeof common, typeof hiCommon>>,
  Checked<Differences<typeof document, typeof hiDocument>>,
  Checked<Differences<typeof drawings, typeof hiDrawings>>,
  Checked<Differences<typeof forms, typeof hiForms>>,
  Checked<Differences<typeof input, typeof hiInput>>,
  Checked<Differences<typeof legal, typeof hiLegal>>,
  Checked<Differences<typeof offers, typeof hiOffers>>,
  Checked<Differences<typeof overdue, typeof hiOverdue>>,
  Checked<Differences<typeof search, typeof hiSearch>>,
  Checked<Differences<typeof sections, typeof hiSections>>,
  Checked<Differences<typeof site, typeof hiSite>>,
  Checked<Differences<typeof status, typeof hiStatus>>,
  Checked<Differences<typeof widgets, typeof hiWidgets>>,
];
