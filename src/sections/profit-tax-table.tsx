import { formatTax, profitTaxes, totalTax } from '../site/profit-tax.ts';
import type { ProfitTax } from '../site/profit-tax.ts';
import { DataTable } from './data-table.tsx';

type Owner = keyof typeof profitTaxes;

interface ProfitTaxTableProps {
  words: Readonly<Record<Owner, string>> & {
    caption: string;
    columns: { form: string; profit: string; transfer: string; total: string };
    /** The text for no tax when the profit goes abroad. */
    none: string;
    note: string;
  };
}

const owners = Object.keys(profitTaxes) as Owner[];

/**
 * A table that compares the taxes on a profit in India by legal form: on the profit, on its transfer abroad, in total.
 */
export const ProfitTaxTable = ({ words }: ProfitTaxTableProps) => (
  <DataTable
    caption={words.caption}
    columns={[words.columns.form, words.columns.profit, words.columns.transfer, words.columns.total]}
    rows={owners.map((owner) => {
      const tax: ProfitTax = profitTaxes[owner];
      return [
        // The search index leaves out these names of countries. A search for a country still finds other texts of this
        // page, and the NRI guide.
        <span key="owner" data-not-searched="">
          {words[owner]}
        </span>,
        formatTax(tax.profit),
        tax.transfer ? formatTax(tax.transfer) : words.none,
        formatTax(totalTax(tax)),
      ];
    })}
    note={words.note}
  />
);
