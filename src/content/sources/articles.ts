import { abroad } from './abroad.ts';
import { borrowing } from './borrowing.ts';
import { complaints } from './complaints.ts';
import { protecting } from './protecting.ts';
import { ratings } from './ratings.ts';
import type { Source } from './source.ts';
import { taxAbroad } from './tax-abroad.ts';

const rules = [...borrowing, ...ratings, ...protecting, ...abroad, ...taxAbroad, ...complaints];

/** Returns the source of a page's statement that an article repeats: id of the statement, article file and its text. */
function alsoIn([id, name, words]: readonly [string, string, string]): Source {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new RangeError(`No page states the rule ${id}`);
  return { ...rule, id: `${id} in ${name}`, file: `articles/texts/${name}.md`, words };
}

const flat = 'nri-papers-for-a-flat';
const letter = 'how-to-read-a-sanction-letter';
const firstLoan = 'papers-for-a-first-business-loan';

export const articleSources: readonly Source[] = (
  [
    [
      'rating-not-cooperating',
      'what-a-rating-analyst-asks',
      'A company that stops sending figures can be named in public as an issuer not cooperating',
    ],
    [
      'export-proceeds',
      'what-an-export-bill-costs',
      'export proceeds must still reach India within the time that the foreign-exchange rules allow.',
    ],
    [
      'key-facts-who',
      letter,
      'For a retail loan, and for a term loan to an MSME, the lender must give you a Key Facts Statement before you sign.',
    ],
    [
      'key-facts-charges',
      letter,
      'A charge that is not in the statement cannot be added later without your consent.',
    ],
    ['ombudsman-rbi', letter, 'If it has not answered within 30 days, or its answer does not satisfy you'],
    ['ombudsman-rbi-not', letter, 'which does not cover every finance company'],
    ['nri-no-permission', flat, 'without asking the Reserve Bank first.'],
    [
      'nri-land',
      flat,
      'You cannot buy agricultural land, plantations or farmhouses, but you can inherit them.',
    ],
    ['nri-payment', flat, 'Foreign currency notes and traveller’s cheques are not allowed.'],
    ['nri-home-loan', flat, 'Banks in India lend to NRIs for a home'],
    ['nri-two-homes', flat, 'You can send back the amount you paid that way, for up to two homes'],
    [
      'nri-remittance',
      flat,
      'US dollars at most can leave your NRO account in a financial year, from April to March.',
    ],
    [
      'nri-no-apostille',
      flat,
      'Countries outside the Apostille Convention, such as the UAE, have no apostille',
    ],
    ['nri-stamp', flat, 'stamped within three months of its arrival'],
    [
      'nri-tax-at-source',
      flat,
      'Anyone who buys from an NRI must deduct tax (TDS) from the price and pay it to the Income Tax Department.',
    ],
    [
      'nri-full-price',
      flat,
      'Without a certificate, TDS is usually deducted on the full price, not only on the gain.',
    ],
    [
      'rera-agent',
      flat,
      'Anyone who helps to buy in a project that is registered under RERA must be registered',
    ],
    [
      'key-facts-who',
      firstLoan,
      'For a term loan to an MSME, the lender must give you a Key Facts Statement before you sign.',
    ],
    ['credit-report', firstLoan, 'An error can be corrected'],
    [
      'treds',
      'with-or-without-recourse',
      'several lenders bid for an accepted invoice, and you do not repay if the buyer fails to pay.',
    ],
  ] as const
).map(alsoIn);
