import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { fieldEntries, hasSlider } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { loadPrefilledAnswers, loadAttachedLines } from '../../../src/lib/prefill.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { announced } from '../announced.ts';

const view = (name: CalculatorName) => (
  <MemoryRouter>
    <Calculator name={name} TableView={DataTable} />
  </MemoryRouter>
);
const show = (name: CalculatorName) => render(view(name));
const boxOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sliderOf = (label: string) => screen.getByRole('slider', { name: `${label}, slider` });
const change = (control: HTMLElement, value: string | number) =>
  fireEvent.change(control, { target: { value: String(value) } });
const amountOf = (label: string) => {
  const term = [...document.querySelectorAll('dt')].findLast(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent.replaceAll('\u00a0', ' ');
};
/** Waits for the pause after a change, and the paint before an announcement. */
const pause = () => {
  act(() => void vi.advanceTimersByTime(800));
  act(() => void vi.advanceTimersByTime(50));
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, '', '/calculators');
});

describe.each(Object.keys(calculatorSummaries) as CalculatorName[])('%s', (name) => {
  it('has a name for each box and another for its slider', () => {
    show(name);
    const fields = fieldEntries(calculatorDefinitions[name]).map(([, field]) => field);
    const boxes = [...document.querySelectorAll('input:not([type="range"], [type="checkbox"]), select')];
    for (const box of boxes) expect(box).toHaveAccessibleName();
    expect(boxes).toHaveLength(fields.length);
    const sliders = screen.getAllByRole('slider');
    expect(sliders).toHaveLength(fields.filter(hasSlider).length);
    const names = [...boxes, ...sliders].map((control) => control.getAttribute('aria-label') ?? control.id);
    expect(new Set(names).size).toBe(names.length);
    for (const slider of sliders)
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/\d/));
  });

  it('says what Print and Share are for', () => {
    show(name);
    const { title } = calculatorDefinitions[name];
    for (const action of ['Print', 'Share'])
      expect(screen.getByRole('button', { name: `${action} the result: ${title}` })).toBeVisible();
  });

  it('is a worked example with its input figures without script', () => {
    const html = renderToString(view(name));
    const sheet = new DOMParser().parseFromString(html, 'text/html');
    for (const control of sheet.querySelectorAll('[data-needs-script]')) control.remove();
    const words = sheet.body.textContent;
    expect(words).toMatch(/Illustration only, not an offer.*No\. [0-9A-Z]{7}/);
    expect(sheet.querySelectorAll('[data-inputs] dt').length).toBeGreaterThan(4);
    expect(sheet.querySelectorAll('dd').length).toBeGreaterThan(8);
    expect(sheet.querySelector('svg desc')?.textContent).toMatch(/\d/);
  });
});

it('a typed figure changes the result, and is grouped when its box is left', () => {
  show('loan');
  const box = boxOf('Loan amount (₹)');
  change(box, '20 lakh');
  expect(amountOf('Monthly EMI')).toBe('₹26,987');
  fireEvent.blur(box);
  expect(box).toHaveValue('20,00,000');
  expect(sliderOf('Loan amount')).toHaveValue('200000000');
});

it('a slider changes its box, and has its value in words', () => {
  show('bill');
  const slider = sliderOf('Invoice amount');
  change(slider, 10_00_000_00);
  expect(boxOf('Invoice amount (₹)')).toHaveValue('10,00,000');
  expect(slider).toHaveAttribute('aria-valuetext', '₹10,00,000, 10 lakh');
  expect(amountOf('You receive today')).toBe('₹9,50,000');
});

it('a slider ends at the usual maximum, and keeps a greater figure of its box', () => {
  history.replaceState(null, '', '/calculators?bill=30000000-60-95-12-2500-12');
  show('bill');
  const slider = sliderOf('Invoice amount');
  expect(slider).toHaveAttribute('max', String(50_00_000_00));
  expect(slider).toHaveValue(String(50_00_000_00));
  expect(slider).toHaveAttribute('aria-valuetext', '₹3,00,00,000, 3 crore');
  expect(boxOf('Invoice amount (₹)')).toHaveValue('3,00,00,000');
  fireEvent.blur(boxOf('Invoice amount (₹)'));
  expect(amountOf('You receive today')).toBe('₹2,85,00,000');
});

it('announces a changed result once after a pause, and not the initial example (4.1.3)', () => {
  show('rating');
  pause();
  expect(announced()).toEqual([]);
  const slider = sliderOf('Rate reduction');
  for (const rate of [110, 120, 200]) change(slider, rate);
  expect(announced()).toEqual([]);
  pause();
  expect(announced()).toEqual([
    expect.stringMatching(/^2% lower on ₹1,00,00,000 saves ₹2,00,000, 2\slakh, a year\./),
  ]);
});

it('shows an error at the field, and whose result is shown, when a box with an invalid figure is left', () => {
  show('bill');
  const box = boxOf('Due in (days)');
  const before = amountOf('You receive today');
  change(box, '300');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
  fireEvent.blur(box);
  expect(box).toHaveAccessibleDescription('Error: The most is 120 days.');
  expect(box).toHaveAttribute('aria-invalid', 'true');
  const error = 'Check “Due in”. The most is 120 days. Until then, the result is for the previous figure.';
  expect(screen.getByText(error)).toBeVisible();
  // A press moves the focus first: what it is aimed at must not move.
  expect(amountOf('You receive today')).toBe(before);
  pause();
  expect(announced()).toEqual([error]);
  expect(location.search).toBe('');
  change(box, '90');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
  expect(amountOf('You receive on day 90, after the buyer pays')).toBe('₹8,445');
});

it('shows the message of a box that was left before hydration, and keeps what was typed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view('loan'));
  const box = boxOf('Loan amount (₹)');
  box.value = '1,5 lakh';
  render(view('loan'), { container, hydrate: true });
  expect(box).toHaveValue('1,5 lakh');
  const message = 'Error: “1,5 lakh” can be read in two ways. Write 1.5 lakh or 15 lakh.';
  expect(box).toHaveAccessibleDescription(message);
});

it('explains figures that are only separately possible', () => {
  show('borrow');
  const box = boxOf('Existing EMIs per month (₹)');
  change(box, '30000');
  expect(screen.getByText(/No result: Your existing EMIs already use/)).toBeVisible();
  expect(screen.queryByText('You could borrow about')).toBeNull();
  expect(box).toHaveAccessibleDescription(/Error: Your existing EMIs already use/);
  change(box, '30000 or so');
  fireEvent.blur(box);
  expect(box).toHaveAccessibleDescription(/^Error: This cannot be read as one number\./);
  change(box, '3000');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
});

it('refuses a part-payment that is not less than the loan', () => {
  show('loan');
  const box = boxOf('Part-payment (₹)');
  change(box, '10 lakh');
  expect(box).toHaveAccessibleDescription(
    /Error: The part-payment must be less than the loan of ₹10,00,000\./,
  );
  change(box, '9 lakh');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
});

it('refuses a value of the property that is too low to be one, but not an empty box', () => {
  show('borrow');
  const box = boxOf('Value of the property (₹) (optional)');
  change(box, '1');
  expect(box).toHaveAccessibleDescription(
    /Error: Enter the full value of the property, at least ₹1,00,000, or leave it empty\./,
  );
  for (const value of ['1 lakh', '']) {
    change(box, value);
    expect(box).not.toHaveAttribute('aria-invalid', 'true');
  }
});

it('adds a co-applicant’s income, and lends at most the share of the price that the loan-to-value rule allows', () => {
  show('borrow');
  change(boxOf('Existing EMIs per month (₹)'), '5000');
  expect(amountOf('You could borrow about')).toBe('₹24,45,188');
  change(boxOf('Co-applicant’s income (₹) (optional)'), '60000');
  expect(amountOf('You could borrow about')).toBe('₹54,46,102');
  expect(screen.queryByText('Loan-to-value (LTV)')).toBeNull();
  change(boxOf('Value of the property (₹) (optional)'), '60 lakh');
  expect(amountOf('You could borrow about')).toBe('₹48,00,000');
  expect(amountOf('Loan-to-value (LTV)')).toBe('80%');
  expect(amountOf('Your own money for the home')).toBe('₹12,00,000');
  pause();
  expect(announced().at(-1)).toMatch(/The value of the property is the limit, not your income\.$/);
});

it('lends against property at most the share of its value that is entered, and asks for a missing value', () => {
  show('borrow');
  change(boxOf('Co-applicant’s income (₹) (optional)'), '60000');
  change(boxOf('Share of the value, for a loan against property (%) (optional)'), '55');
  expect(screen.getByText(/No result: Enter the value of the property too/)).toBeVisible();
  change(boxOf('Value of the property (₹) (optional)'), '70 lakh');
  expect(amountOf('You could borrow about')).toBe('₹38,50,000');
  expect(amountOf('Loan-to-value (LTV)')).toBe('55%');
  expect(screen.queryByText('Your own money for the home')).toBeNull();
});

it('reads the figures of a link from before co-applicant and price were added', () => {
  history.replaceState(null, '', '/calculators?borrow=70000-5000-240-9-45');
  show('borrow');
  expect(boxOf('Monthly income (₹)')).toHaveValue('70,000');
  expect(boxOf('Value of the property (₹) (optional)')).toHaveValue('');
});

it('writes its figures into the address after a pause, and reads valid ones from there', () => {
  const { unmount } = show('rating');
  change(sliderOf('Rate reduction'), '150');
  expect(location.search).toBe('');
  pause();
  expect(location.search).toBe('?rating=10000000x-12x-1.5-1x-0');
  expect(location.hash).toBe('#calculator-rating');
  unmount();
  show('rating');
  expect(boxOf('Rate reduction (%)')).toHaveValue('1.5');
  expect(amountOf('Interest saved in a year')).toBe('₹1,50,000');
  cleanup();
  history.replaceState(null, '', '/calculators?rating=1-12-3-1-0');
  show('rating');
  expect(boxOf('Rate reduction (%)')).toHaveValue('1');
});

it.each(['pagehide', 'visibilitychange'])(
  'writes its figures into the address at %s without waiting for the pause, and only once',
  (event) => {
    const { unmount } = show('rating');
    change(sliderOf('Rate reduction'), '175');
    fireEvent(event === 'visibilitychange' ? document : window, new Event(event, { bubbles: true }));
    expect(location.search).toBe('?rating=10000000x-12x-1.75-1x-0');
    history.replaceState(null, '', '/contact');
    pause();
    fireEvent(window, new Event(event));
    expect(location.pathname + location.search).toBe('/contact');
    unmount();
  },
);

it('has its last figures in the address when a link or a shortcut is pressed, or a field loses focus', () => {
  const { unmount } = show('rating');
  const seen: string[] = [];
  const link = document.body.appendChild(document.createElement('a'));
  link.addEventListener('click', () => seen.push(location.search));
  change(boxOf('Rate reduction (%)'), '1.25');
  fireEvent.click(link);
  change(boxOf('Rate reduction (%)'), '2');
  fireEvent.blur(boxOf('Rate reduction (%)'));
  seen.push(location.search);
  change(boxOf('Rate reduction (%)'), '2.25');
  for (const key of ['1', 'ArrowUp', 'Tab']) fireEvent.keyDown(boxOf('Rate reduction (%)'), { key });
  seen.push(location.search);
  fireEvent.keyDown(boxOf('Rate reduction (%)'), { key: 'r', ctrlKey: true });
  seen.push(location.search);
  change(boxOf('Rate reduction (%)'), '2.5');
  fireEvent.keyDown(boxOf('Rate reduction (%)'), { key: 'F5' });
  seen.push(location.search);
  expect(seen.map((search) => search.split('-')[2])).toEqual(['1.25', '2', '2', '2.25', '2.5']);
  change(boxOf('Rate reduction (%)'), '3');
  unmount();
  history.replaceState(null, '', '/contact');
  fireEvent.click(link);
  pause();
  expect(location.search).toBe('');
  link.remove();
});

it('an example replaces an invalid figure', () => {
  show('loan');
  const box = () => boxOf('Tenure (months)');
  change(box(), '1209');
  fireEvent.blur(box());
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('link', { name: /^Get a quote/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(box()).toHaveValue('240');
  expect(box()).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('link', { name: /^Get a quote/ })).toBeVisible();
});

it('calculates a schedule when it is opened, by year and by month, which ends at zero', () => {
  show('loan');
  expect(screen.queryByRole('table')).toBeNull();
  for (const summary of screen.getAllByText(/^(Year by year|Month by month)$/)) {
    const details = summary.closest('details');
    if (!details) throw new Error('no details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const [years, months] = screen.getAllByRole('table');
  expect(within(years as HTMLElement).getAllByRole('row')).toHaveLength(11);
  const rows = within(months as HTMLElement).getAllByRole('row');
  expect(rows).toHaveLength(121);
  expect(rows.at(-1)?.lastElementChild).toHaveTextContent('₹0');
});

/** Follows the link to the enquiry. */
const follow = (name: RegExp) => {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link;
};

it.each(Object.entries(calculatorSummaries))(
  '%s does not carry the figures of its worked example to the enquiry',
  (name, { path }) => {
    show(name as CalculatorName);
    follow(/^(Get|Ask)/);
    expect([loadAttachedLines(path), loadPrefilledAnswers(path)]).toEqual([[], {}]);
  },
);

it('does not carry figures that differ from an invalid entry to the enquiry', () => {
  show('bill');
  const box = boxOf('Due in (days)');
  change(box, '300');
  fireEvent.blur(box);
  follow(/^Get a quote/);
  change(box, '30');
  change(box, '300');
  fireEvent.blur(box);
  follow(/^Get a quote/);
  expect(loadAttachedLines('/services/billDiscounting')).toEqual([]);
});

const loanPath = '/services/loanForEveryIndian';
const note = (share: string) => `${share} these figures are from our example`;

it('Get a quote carries the figures of the address', () => {
  history.replaceState(null, '', '/calculators?loan=2000000-16-48-0-0-18');
  show('loan');
  follow(/^Get a quote/);
  expect(loadAttachedLines(loanPath)).toContain('₹20,00,000 at 16% for 4 years');
  expect(loadAttachedLines(loanPath).join()).not.toContain('example');
  expect(loadPrefilledAnswers(loanPath)).toMatchObject({ amount: '₹20,00,000' });
});

it.each([
  ['an example that the visitor chose', '', () => fireEvent.click(screen.getByRole('button', { name: 'Business' }))],
  ['a link', '?loan=2000000x-16x-48x-0-0-18', () => undefined],
])('Get a quote says that the figures of %s are from an example, and fills in none of them', (_, search, choose) => {
  history.replaceState(null, '', `/calculators${search}`);
  show('loan');
  choose();
  follow(/^Get a quote/);
  expect(loadAttachedLines(loanPath)).toEqual(expect.arrayContaining([note('All'), '₹20,00,000 at 16% for 4 years']));
  expect(loadPrefilledAnswers(loanPath)).toEqual({});
  fireEvent.click(screen.getByLabelText('These are my figures'));
  follow(/^Get a quote/);
  expect(loadAttachedLines(loanPath).join()).not.toContain('example');
  expect(loadPrefilledAnswers(loanPath)).toMatchObject({ amount: '₹20,00,000' });
}); // oxfmt-ignore

it('names the figures that are still the example’s, on the page and in what is copied, until each is entered', async () => {
  vi.useRealTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show('rating');
  const copied = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Share/ }));
    await screen.findByText('Result and link copied.');
    return writeText.mock.lastCall?.[0] ?? '';
  };
  expect(screen.getByText('With figures of our example')).toBeVisible();
  change(boxOf('Rate reduction (%)'), '2.5');
  expect(await copied()).toMatch(
    /an offer\. Still from our example: Loan amount, Present rate p\.a\., Period\n.*\?rating=10000000x-12x-2\.5-1x-0#/,
  );
  change(boxOf('Loan amount (₹)'), '55 lakh');
  change(sliderOf('Period'), 3);
  change(boxOf('Present rate p.a. (%)'), '13');
  expect(screen.queryByText(/our example/)).toBeNull();
  expect(screen.queryByLabelText('These are my figures')).toBeNull();
  expect(await copied()).toMatch(/an offer\.\n.*\?rating=5500000-13-2\.5-3-0#/);
});

it('labels the inputs that are the example’s in print', () => {
  show('bill');
  change(boxOf('Invoice amount (₹)'), '8 lakh');
  const inputs = [...document.querySelectorAll('[data-inputs] dd')].map(({ textContent }) => textContent);
  expect(inputs[0]).toBe('₹8,00,000');
  for (const input of inputs.slice(1)) expect(input).toMatch(/ \(example\)$/);
});

it('applies the confirmation that was ticked before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view('export'));
  screen.getByLabelText<HTMLInputElement>('These are my figures').checked = true;
  render(view('export'), { container, hydrate: true });
  expect(screen.getByLabelText('These are my figures')).toBeChecked();
  expect(screen.queryByText('With figures of our example')).toBeNull();
});

it('Get a quote carries the figures to the enquiry', () => {
  show('bill');
  change(boxOf('Invoice amount (₹)'), '6 lakh');
  change(boxOf('Invoice amount (₹)'), '5 lakh');
  const link = follow(/^Get a quote/);
  expect(link).toHaveAttribute('href', '/services/billDiscounting#enquiry');
  expect(loadAttachedLines('/services/billDiscounting')).toEqual([
    expect.stringMatching(/^Bill discounting, no\. /),
    note('Some of'),
    'You receive today: ₹4,75,000',
    'Effective cost p.a.: 15.2%',
    'Invoice ₹5,00,000, due in 60 days',
    'Advance 95%, discount 12% p.a.',
    'Charges ₹2,500, overdraft 12%',
  ]);
  // The days are the example's.
  expect(loadPrefilledAnswers('/services/billDiscounting')).toEqual({ amount: '₹5,00,000' });
});

it('an overdue invoice is calculated up to today in India, unless the visitor or the address has another date', () => {
  vi.setSystemTime('2026-12-09T20:00:00Z');
  const change = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const { unmount } = show('overdue');
  expect(amountOf('Days overdue on 10 Dec 2026')).toBe('147');
  change(/^Agreed time to pay/, '');
  expect(amountOf('Last day to pay in time')).toBe('16 Jun 2026');
  change(/^Bank rate/, '6%');
  expect(amountOf('Interest rate p.a., three times the bank rate')).toBe('18%');
  change(/^Date of payment/, '2026-06-17');
  pause();
  expect(location.search).toBe('?overdue=500000x-20260601x-0-20260617-6');
  unmount();
  show('overdue');
  expect(amountOf('Days overdue on 17 Jun 2026')).toBe('1');
  change(/^Date of acceptance/, '');
  fireEvent.blur(screen.getByLabelText(/^Date of acceptance/));
  expect(screen.getByLabelText(/^Date of acceptance/)).toHaveAccessibleDescription(
    /Error: Enter a complete date: day, month and year, such as 1 Jun 2026\.$/,
  );
  change(/^Date of acceptance/, '2026-06-16');
  expect(screen.getByText(/On 17 Jun 2026 this invoice is not overdue: .* until 1 Jul 2026/)).toBeVisible();
});

it('an overdue invoice that was accepted after the payment has the message at the date of acceptance', () => {
  show('overdue');
  const accepted = screen.getByLabelText(/^Date of acceptance/);
  change(accepted, '2027-05-13');
  expect(accepted).toHaveAttribute('aria-invalid', 'true');
  expect(accepted).toHaveAccessibleDescription(
    /Error: The date of acceptance is after the date of payment \(.* 2026\)\. Check the day, month and year\.$/,
  );
  change(accepted, '2026-05-13');
  expect(accepted).not.toHaveAttribute('aria-invalid', 'true');
});

it('an overdue invoice with an agreed due date takes the days from acceptance to it, as its hint says', () => {
  show('overdue');
  const days = screen.getByLabelText(/^Agreed time to pay/);
  expect(days).toHaveAccessibleDescription(/only the agreed due date, .* 1 July to 31 July is 30 days\./);
  fireEvent.change(screen.getByLabelText(/^Date of acceptance/), { target: { value: '2026-07-01' } });
  change(days, '30');
  expect(amountOf('Last day to pay in time')).toBe('31 Jul 2026');
});

it('Print marks its own sheet for the printer until it has been printed', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { container } = show('loan');
  fireEvent.click(screen.getByRole('button', { name: /^Print/ }));
  expect(print).toHaveBeenCalledOnce();
  expect(container.querySelector('[data-printing] dl')).not.toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(container.querySelector('[data-printing]')).toBeNull();
});

it('names the visitor’s own bank rate in place of the rates of the Reserve Bank', () => {
  show('overdue');
  expect(screen.getByText(/^Each month has the bank rate in force/)).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Bank rate p\.a\./), { target: { value: '6.5' } });
  expect(
    screen.getByText(/^All months have the bank rate that you entered, 6\.5%, times three\./),
  ).toBeVisible();
  expect(screen.queryByText(/bank rate in force|latest rate known to us/)).toBeNull();
});

it.each([
  ['a payment in time', { paid: '2026-06-20' }, '500000x-20260601x-45x-20260620-0'],
  ['an invoice that is not due', { accepted: '2026-11-20' }, '500000x-20261120-45x-20261129x-0'],
  [
    'another entry that is invalid',
    { amount: '', accepted: '2026-08-03' },
    '500000x-20260803-45x-20261129x-0',
  ],
])('writes what was entered to the URL while there is no result: %s', (_, entries, parameter) => {
  vi.setSystemTime('2026-11-29T06:30:00Z');
  show('overdue');
  for (const [key, value] of Object.entries(entries)) {
    const box = document.querySelector<HTMLInputElement>(`#calculator-overdue-${key}`);
    if (!box) throw new Error(`There is no box ${key}`);
    change(box, value);
    fireEvent.blur(box);
  }
  pause();
  expect(location.search).toBe(`?overdue=${parameter}`);
});
