import { formatTax, profitTaxes, totalTax } from '../site/profit-tax.ts';
import type { ProfitTax } from '../site/profit-tax.ts';
import { DataTable } from './data-table.tsx';

type LegalForm = keyof typeof profitTaxes;

interface ProfitTaxTableProps {
  words: Readonly<Record<LegalForm, string>> & {
    caption: string;
    columns: { form: string; profit: string; transfer: string; total: string };
    /** The text of a cell if the transfer abroad is not taxed, such as 'None'. */
    none: string;
    note: string;
  };
}

const legalForms = Object.keys(profitTaxes) as LegalForm[];

/**
 * A table that compares legal forms by their taxes in India: on the profit, on its transfer abroad, and in total.
 */
export const ProfitTaxTable = ({ words }: ProfitTaxTableProps) => (
  <DataTable
    caption={words.caption}
    columns={[words.columns.form, words.columns.profit, words.columns.transfer, words.columns.total]}
    rows={legalForms.map((form) => {
      const tax: ProfitTax = profitTaxes[form];
      return [
        // Some forms name the countries of a treaty. These names are not in the search index, so that a search for a
        // country finds the texts about it instead of this table.
        <span key="form" data-not-searched="">
          {words[form]}
        </span>,
        formatTax(tax.profit),
        tax.transfer ? formatTax(tax.transfer) : words.none,
        formatTax(totalTax(tax)),
      ];
    })}
    note={words.note}
  />
);
