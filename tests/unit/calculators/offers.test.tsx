import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { exampleValues } from '../../../src/calculators/calculator-values.ts';
import { fromUrlParameter, toUrlParameter } from '../../../src/calculators/url-parameter.ts';
import { resultAnswers, resultLines } from '../../../src/calculators/result-lines.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { describeDifference } from '../../../src/calculators/definitions/offers-difference.ts';
import { loadAttachedLines, loadPrefilledAnswers } from '../../../src/lib/prefill.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';

const definition = calculatorDefinitions.offers;
const example = exampleValues(definition);
const view = (
  <MemoryRouter>
    <Calculator name="offers" TableView={DataTable} />
  </MemoryRouter>
);
const offer = (name: string) => within(screen.getByRole('group', { name }));
const change = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/compare-loans'));

describe('the difference in words', () => {
  it.each([
    [1_20_000_00, -30_000_00, ['Offer A, by ₹1,20,000', 'Offer B, by ₹30,000'], 'Offer A costs ₹1,20,000 less over the full term, but ₹30,000 more if you repay after 3 years.'],
    [-1_20_000_00, 30_000_00, ['Offer B, by ₹1,20,000', 'Offer A, by ₹30,000'], 'Offer B costs ₹1,20,000 less over the full term, but ₹30,000 more if you repay after 3 years.'],
    [500_00, 200_00, ['Offer A, by ₹500', 'Offer A, by ₹200'], 'Offer A costs ₹500 less over the full term, and ₹200 less if you repay after 3 years.'],
    [-500_00, 49, ['Offer B, by ₹500', 'Both cost the same'], 'Offer B costs ₹500 less over the full term, and the same if you repay after 3 years.'],
    [0, -70_00, ['Both cost the same', 'Offer B, by ₹70'], 'Both offers cost the same over the full term, but Offer B costs ₹70 less if you repay after 3 years.'],
    [-312_50, 312_50, ['Offer B, by ₹313', 'Offer A, by ₹313'], 'Offer B costs ₹313 less over the full term, but ₹313 more if you repay after 3 years.'],
    [-50, 50, ['Offer B, by ₹1', 'Offer A, by ₹1'], 'Offer B costs ₹1 less over the full term, but ₹1 more if you repay after 3 years.'],
    [49, -49, ['Both cost the same', 'Both cost the same'], 'Both offers cost the same, over the full term and if you repay after 3 years.'],
  ])('of %i and %i paise is: %j, %s', (total, early, amounts, words) => {
    const { rows: [first, second], sentence } = describeDifference({ total, early }, 36, '3 years');
    expect(sentence).toBe(words);
    expect([first.amount, second.amount]).toEqual(amounts);
    expect([first, second].map(({ amount, amountInLead = amount }) => amountInLead)).toEqual(amounts);
  }); // oxfmt-ignore
});

it('compares the offers in a table without script, with the difference in words above it', () => {
  const html = new DOMParser().parseFromString(renderToString(view), 'text/html');
  for (const control of html.querySelectorAll('[data-needs-script]')) control.remove();
  expect(html.querySelector('caption')?.textContent).toBe('Two loan offers compared');
  expect([...html.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
    'Offer A',
    'Offer B',
  ]);
  expect(html.querySelector('p.text-h3')?.textContent).toMatch(
    /^Offer A costs ₹75,029 less .* but ₹77,513 more/,
  );
  expect(html.querySelector('[data-inputs]')?.textContent).toContain('Offer B: Type of rateFloating');
});

it('shows the cheaper offer and the difference above the table, over the full term in the largest type', () => {
  render(view);
  const amounts = [...document.querySelectorAll('[data-sheet] dt + dd.font-display')];
  expect(amounts.map(({ textContent }) => textContent)).toEqual([
    'Offer A, by ₹75,029',
    'Offer B, by ₹77,513',
  ]);
  expect(amounts[0]).toHaveClass('text-h1-banner');
  expect(amounts[1]).toHaveClass('text-h2-prose');
  expect(amounts[0]?.compareDocumentPosition(screen.getByRole('table'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('draws only the costs that differ: fee and insurance, and the interest above that of the other offer', () => {
  render(view);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(
    'Offer A: Extra interest ₹0, Fee and insurance ₹1,25,000. ' +
      'Offer B: Extra interest ₹1,90,029, Fee and insurance ₹10,000.',
  );
});

it('sets the fields of an offer in pairs on phones, without their sliders, and gives a select the complete row', () => {
  render(view);
  const group = screen.getByRole('group', { name: 'Offer A' });
  const wide = [...group.querySelectorAll(String.raw`.max-sm\:col-span-full`)];
  expect(wide.map((field) => field.querySelector('label')?.textContent)).toEqual([
    'Interest rate p.a. (%)',
    'Type of rate',
  ]);
  expect(group.querySelectorAll('[type=range]').length).toBeGreaterThan(1);
  expect(group.querySelectorAll(String.raw`[type=range]:not(.max-sm\:hidden)`)).toHaveLength(0);
  expect(screen.getByLabelText('The loan is for').closest(String.raw`.max-sm\:col-span-full`)).not.toBeNull();
});

it('counts a prepayment charge for a fixed rate, and for a floating one only if the loan is for business', () => {
  render(view);
  change(offer('Offer A').getByLabelText(/^Prepayment charge/), '2');
  const charge = () => row('Prepayment charge in month 36')[0];
  expect(charge()).toBe('₹0');
  change(offer('Offer A').getByLabelText('Type of rate'), '0');
  expect(charge()).toMatch(/^₹9\d,\d{3}$/);
  change(offer('Offer A').getByLabelText('Type of rate'), '1');
  expect(charge()).toBe('₹0');
  change(screen.getByLabelText('The loan is for'), '1');
  expect(charge()).toMatch(/^₹9\d,\d{3}$/);
});

it('says in the verdict which offer has no prepayment charge entered although it may have one', () => {
  render(view);
  const verdict = () => document.querySelector('p.text-h3')?.textContent;
  expect(verdict()).not.toMatch(/counts? as ₹0/);
  change(offer('Offer B').getByLabelText('Type of rate'), '0');
  expect(verdict()).toMatch(
    / Offer B has no prepayment charge entered: it counts as ₹0\. Ask the lender for it\.$/,
  );
  change(offer('Offer A').getByLabelText('Type of rate'), '0');
  expect(verdict()).toMatch(/ both count as ₹0\. Ask the lenders for them\.$/);
  change(offer('Offer A').getByLabelText(/^Prepayment charge/), '2');
  change(offer('Offer B').getByLabelText(/^Prepayment charge/), '3');
  expect(verdict()).not.toMatch(/counts? as ₹0/);
});

describe('the verdict', () => {
  const verdict = (values: Record<string, number>) => {
    const result = definition.calculate({ ...example, ...values });
    return 'sentence' in result ? result.sentence : result.error;
  };
  const [business, fixed] = [{ purpose: 1 }, 0];

  it('says which rate counts as fixed to the end, and to ask what it becomes, unless the loan is for business', () => {
    expect(verdict({})).not.toMatch(/fixed/);
    expect(verdict({ typeB: fixed })).toContain(
      ' The rate of Offer B counts as fixed to the end. If it is fixed for the first years only, choose “Fixed for some years”.',
    );
    expect(verdict({ typeA: fixed, typeB: fixed })).toContain(
      ' Both rates count as fixed to the end. If one',
    );
    expect(verdict({ ...business, typeB: fixed })).not.toMatch(/fixed/);
    expect(definition.fields.typeA?.options?.[fixed]).toBe('Fixed to the end');
  });

  it('says that the tenures differ', () => {
    expect(verdict({})).not.toMatch(/tenures/);
    expect(verdict({ monthsA: 20, repaidIn: 12 })).toMatch(
      / The tenures differ: 20 months and 240 months\.$/,
    );
  });
});

describe('a rate that is fixed for some years', () => {
  const [fixed, floating, partFixed] = [0, 1, 2];
  /** The figures of a couple: 8.4% for three years against 8.65% floating. */
  const couple = {
    ...example,
    amount: 52_00_000_00,
    typeA: partFixed,
    feeA: 26_000_00,
    insuranceA: 1_10_000_00,
    feeB: 13_000_00,
  };
  const resultOf = (values: Record<string, number>) => {
    const result = definition.calculate({ ...couple, ...values });
    if ('error' in result) throw new Error(result.error);
    return { ...result, table: result.comparison?.rows() };
  };
  const errorOf = (values: Record<string, number>) => definition.calculate({ ...couple, ...values });

  it('decides which offer is cheaper, with both EMIs in words and in the table', () => {
    expect(resultOf({ typeA: fixed }).sentence).toMatch(/^Offer A costs ₹74,630 less over the full term/);
    const { sentence, table } = resultOf({ laterRateA: 8_65 });
    expect(sentence).toMatch(/^Offer B costs ₹75,489 less over the full term/);
    expect(resultOf({ laterRateA: 9_00 }).sentence).toMatch(/^Offer B costs ₹2,87,62[6-9] less/);
    const words =
      ' Offer A: the EMI is ₹44,798 for 3 years, then ₹45,534 at 8.65% for the remaining 17 years.';
    expect(sentence).toContain(words);
    expect(table?.slice(0, 2)).toEqual([
      ['Monthly EMI', '₹44,798', '₹45,622'],
      ['Monthly EMI after the fixed years', '₹45,534', '₹45,622'],
    ]);
    expect(resultOf({ typeA: floating }).table?.map(([label]) => label)).not.toContain(
      'Monthly EMI after the fixed years',
    );
  });

  it('has a prepayment charge only while it is fixed, unless the loan is for business', () => {
    const charge = (values: Record<string, number>) =>
      resultOf({ chargeA: 2_00, fixedYearsA: 2, ...values }).table?.find(([label]) =>
        label?.startsWith('Prepayment charge'),
      )?.[1];
    expect(charge({ repaidIn: 24 })).toMatch(/^₹9\d,\d{3}$/);
    expect(charge({ repaidIn: 25 })).toBe('₹0');
    expect(charge({ repaidIn: 25, purpose: 1 })).toMatch(/^₹9\d,\d{3}$/);
  });

  it('must end before the tenure: the message names the longest time', () => {
    const field = 'fixedYearsA';
    expect(errorOf({ fixedYearsA: 20 })).toEqual({
      error:
        'Offer A: the rate is fixed for the tenure of 20 years or longer. Enter at most 19 years, choose “Fixed to the end”, or correct the tenure, which is in months.',
      field,
    });
    expect(errorOf({ fixedYearsA: 5, monthsA: 61 })).toHaveProperty('rows');
    expect(errorOf({ fixedYearsA: 5, monthsA: 60 })).toHaveProperty('field', field);
    expect(errorOf({ fixedYearsA: 1, monthsA: 12, repaidIn: 6 })).toEqual({
      error:
        'Offer A: a tenure of 1 year has no other rate after a full year. Choose “Fixed to the end”, or correct the tenure, which is in months.',
      field,
    });
    expect(errorOf({ fixedYearsB: 29 })).toHaveProperty('rows');
  });

  it('is sent with its years and the later rate, shortened where the line is too long', () => {
    expect(resultLines('offers', { ...couple, chargeA: 2_00 }).slice(3)).toEqual([
      '₹52,00,000, home or personal; charge A 2%',
      'A 8.4% 3 y, then 9.5% 204 m, fee ₹26,000, ins. ₹1,10,000',
      'B 8.65% floating, 240 months, fee ₹13,000',
    ]);
    const long = { rateA: 10_25, laterRateA: 12_25, feeA: 15_00_000_00, insuranceA: 12_00_000_00 };
    expect(resultLines('offers', { ...couple, ...long })[4]).toBe(
      'A 10.25% 3 y, 12.25% 204 m, fee ₹15,00,000, ins. ₹12,00,000',
    );
    const short = { fixedYearsA: 1, feeA: 0, insuranceA: 0 };
    expect(resultLines('offers', { ...couple, ...short })[4]).toBe(
      'A 8.4% for 1 year, then 9.5% for 228 months',
    );
  });

  it('is in the link, which is as short as before without it', () => {
    const before = '5000000-0-36-8.4-1-50000-75000-240-0-8.65-1-10000-0-240-0';
    expect(toUrlParameter(definition, example)).toBe(before);
    expect(fromUrlParameter(definition, before)).toEqual(example);
    const values = { ...couple, fixedYearsA: 5, laterRateA: 9_75 };
    const link = toUrlParameter(definition, values);
    expect(link).toMatch(/-5-9\.75$/);
    expect(fromUrlParameter(definition, link)).toEqual(values);
  });

  it('shows its two fields after the choice, among the printed inputs too, and keeps them when another is chosen', () => {
    render(view);
    const years = () => offer('Offer B').getByLabelText('Rate fixed for (years)');
    const inputs = () => document.querySelector('[data-inputs]');
    expect(years()).not.toBeVisible();
    expect(inputs()).not.toHaveTextContent(/Rate after that/);
    change(offer('Offer B').getByLabelText('Type of rate'), '2');
    expect(years()).toBeVisible();
    const names = offer('Offer B')
      .getAllByRole('textbox')
      .map((box) => box.id);
    expect(names.slice(1, 3)).toEqual(['calculator-offers-fixedYearsB', 'calculator-offers-laterRateB']);
    const later = offer('Offer B').getByLabelText('Rate after that (%)');
    change(later, '9.75');
    expect(inputs()).toHaveTextContent(/Offer B: Rate fixed for3 years.*Offer B: Rate after that9\.75%/);
    change(later, '');
    fireEvent.blur(later);
    expect(later).toHaveAccessibleDescription('Error: Enter a percentage, such as 9.5.');
    expect(screen.getByText(/^Check “Offer B: Rate after that”/)).toBeVisible();
    change(offer('Offer B').getByLabelText('Type of rate'), '1');
    expect(screen.queryByText(/^Check “Offer B/)).toBeNull();
    change(offer('Offer B').getByLabelText('Type of rate'), '2');
    expect(later).toHaveAccessibleDescription('Error: Enter a percentage, such as 9.5.');
    change(later, '10');
    change(years(), '25');
    expect(years()).toHaveAccessibleDescription(/Enter at most 19 years/);
  });
});

it('names the offer of an invalid value, and keeps what was typed', () => {
  render(view);
  const rate = offer('Offer B').getByLabelText('Interest rate p.a. (%)');
  change(rate, '86.5');
  fireEvent.blur(rate);
  expect(rate).toHaveAccessibleDescription('Error: The most is 36%.');
  expect(rate).toHaveValue('86.5');
  expect(screen.getByText(/^Check “Offer B: Interest rate p\.a\.”\. The most is 36%\./)).toBeVisible();
});

it.each([
  [{ feeB: 20_00_000_00, insuranceB: 20_00_000_00, amount: 40_00_000_00 }, 'feeB', /^Offer B: fee and insurance are as large/],
  [{ monthsA: 36, monthsB: 24 }, 'repaidIn', /^Both loans are already repaid in month 36/],
])('explains why %o has no result, at %s', (values, field, error) => {
  expect(definition.calculate({ ...example, ...values })).toEqual({ error: expect.stringMatching(error), field });
}); // oxfmt-ignore

it('has a result while the longer of two tenures lasts', () => {
  expect(definition.calculate({ ...example, monthsA: 36, monthsB: 37 })).toHaveProperty('rows');
  expect(definition.calculate({ ...example, monthsA: 37, monthsB: 36 })).toHaveProperty('rows');
});

it('applies an option that was chosen before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  screen.getByLabelText<HTMLSelectElement>('The loan is for').value = '1';
  change(offer('Offer A').getByLabelText(/^Prepayment charge/), '2');
  render(view, { container, hydrate: true });
  expect(screen.getByLabelText('The loan is for')).toHaveValue('1');
  expect(row('Prepayment charge in month 36')[0]).not.toBe('₹0');
});

it('attaches both offers to the enquiry about a loan', () => {
  render(view);
  change(offer('Offer A').getByLabelText(/^Prepayment charge/), '0');
  const link = screen.getByRole('link', { name: /^Ask about these offers/ });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const lines = loadAttachedLines('/services/loanForEveryIndian');
  expect(lines).toEqual(resultLines('offers', example, 'all'));
  expect(lines.slice(1)).toEqual([
    'All these figures are from our example',
    'Cheaper over the full term: Offer A, by ₹75,029',
    'Cheaper if repaid in month 36: Offer B, by ₹77,513',
    '₹50,00,000, home or personal',
    'A 8.4% floating, 240 months, fee ₹50,000, insurance ₹75,000',
    'B 8.65% floating, 240 months, fee ₹10,000',
  ]);
  expect(loadPrefilledAnswers('/services/loanForEveryIndian')).toEqual({});
  fireEvent.click(screen.getByLabelText('These are my figures'));
  fireEvent.click(link);
  expect(loadAttachedLines('/services/loanForEveryIndian')).toEqual(resultLines('offers', example));
  expect(loadPrefilledAnswers('/services/loanForEveryIndian')).toMatchObject({ amount: '₹50,00,000' });
});

it('fills in the kind of loan where only a home loan is for this use and runs for so long', () => {
  const kind = (values: Record<string, number>) => resultAnswers('offers', { ...example, ...values }).kind;
  expect(kind({ monthsA: 20 })).toBe('Home loan');
  expect(kind({ monthsA: 180, monthsB: 180 })).toBeUndefined();
  expect(kind({ purpose: 1 })).toBeUndefined();
});

it('sends fee, insurance and prepayment charge as they were entered, and leaves out empty ones', () => {
  const terms = { typeA: 0, chargeA: 2_00, feeB: 0, typeB: 0, chargeB: 0 };
  expect(resultLines('offers', { ...example, ...terms }).slice(3)).toEqual([
    '₹50,00,000, home or personal; charge A 2%',
    'A 8.4% fixed, 240 months, fee ₹50,000, insurance ₹75,000',
    'B 8.65% fixed, 240 months',
  ]);
  const large = { feeA: 15_00_000_00, insuranceA: 12_00_000_00, typeB: 0, chargeB: 3_00 };
  expect(resultLines('offers', { ...example, ...large }).slice(3, 5)).toEqual([
    '₹50,00,000, home or personal; charge B 3%',
    'A 8.4% floating, 240 months, fee ₹15,00,000, ins. ₹12,00,000',
  ]);
});
