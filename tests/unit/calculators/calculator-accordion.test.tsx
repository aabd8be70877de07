import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CalculatorAccordion } from '../../../src/calculators/calculator-accordion.tsx';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { hydrate } from '../hydrate.ts';
import { names } from './calculate.ts';

/** Only two calculators, because a list of all takes seconds. The example of `overdue` contains today's date. */
const shownNames = ['bill', 'overdue'];

/** Asserts that each row has the main result of its calculator. Returns the example and the result of each row. */
function readRows(root: ParentNode) {
  return shownNames.map((name) => {
    const item = root.querySelector(`#calculator-${name}`);
    const [label, amount] = item?.querySelectorAll('[id$=-result] span') ?? [];
    const term = item?.querySelector('[data-sheet] dl:not([data-inputs] dl) dt');
    expect([label?.textContent, amount?.textContent]).toEqual([
      term?.textContent,
      term?.nextElementSibling?.textContent,
    ]);
    return `${item?.querySelector('[id$=-given]')?.textContent}: ${amount?.textContent}`;
  });
}

it('each row shows the result of its calculator, before hydration and on the day of the visit', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-09T20:00:00Z') });
  let rows: string[] = [];
  const list = (
    <MemoryRouter>
      <CalculatorAccordion
        except={names.filter((name) => !shownNames.includes(name))}
        TableView={DataTable}
      />
    </MemoryRouter>
  );
  const { container } = hydrate(list, (html) => (rows = readRows(html)));
  expect(readRows(container).filter((row) => !rows.includes(row))).toEqual([
    'Example: ₹5,00,000, accepted 1 Jun 2026, paid 10 Apr 2027: ₹64,024',
  ]);
});
