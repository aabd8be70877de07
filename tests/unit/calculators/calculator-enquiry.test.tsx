import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import { formatResultLines } from '../../../src/calculators/result-lines.ts';
import { loadAttachedLines, loadPrefilledAnswers } from '../../../src/lib/prefill.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { names, valuesOf } from './calculate.ts';
import { boxOf, change, enter, follow, press, show, sliderOf } from './show-calculator.tsx';

const loanPath = '/services/loanForEveryIndian';
const billPath = '/services/billDiscounting';
const note = (share: string) => `${share} these figures are from our example`;

it.each(names)('the link to the enquiry of %s does not attach the figures of the worked example', (name) => {
  show(name);
  follow(/^(Get|Ask)/);
  const { path } = calculatorSummaries[name];
  expect([loadAttachedLines(path), loadPrefilledAnswers(path)]).toEqual([[], {}]);
});

it('the link to the enquiry does not attach the last result while an entry is invalid', () => {
  show('bill');
  for (const before of ['60', '30']) {
    change(boxOf('Due in (days)'), before);
    enter('Due in (days)', '300');
    follow(/^Get a quote/);
  }
  expect(loadAttachedLines(billPath)).toEqual([]);
});

it('the link to the enquiry prefills only figures of the visitor', () => {
  show('bill');
  for (const amount of ['6 lakh', '5 lakh']) change(boxOf('Invoice amount (₹)'), amount);
  expect(follow(/^Get a quote/)).toHaveAttribute('href', `${billPath}#enquiry`);
  expect(loadAttachedLines(billPath)).toEqual(formatResultLines('bill', valuesOf('bill'), 'some'));
  expect(loadAttachedLines(billPath).slice(1, 4)).toEqual([
    note('Some of'),
    'You receive today: ₹4,75,000',
    'Effective cost p.a., without our fee: 15.2%',
  ]);
  expect(loadPrefilledAnswers(billPath)).toEqual({ amount: '₹5,00,000' }); // the example still has its own number of days
});

it.each([
  ['loan', 'an example that the visitor chose', '', '₹20,00,000'],
  ['loan', 'a URL', '?loan=2000000x-16x-48x-0-0-18', '₹20,00,000'],
  ['offers', 'an example that the visitor chose', '', '₹20,00,000'],
] as const)('%s prefills figures of %s only after they are confirmed', (name, _, query, amount) => {
  show(name, query);
  if (!query) press(/^Business/);
  follow(/^(Get|Ask)/);
  expect(loadAttachedLines(loanPath)).toContain(note('All'));
  expect(loadAttachedLines(loanPath).join()).toContain(amount);
  expect(loadPrefilledAnswers(loanPath)).toEqual({});
  fireEvent.click(boxOf('These are my figures'));
  follow(/^(Get|Ask)/);
  expect(loadAttachedLines(loanPath).join()).not.toContain('example');
  expect(loadPrefilledAnswers(loanPath)).toMatchObject({ amount });
});

it('the printed calculator marks the inputs of the example', () => {
  show('bill');
  change(boxOf('Invoice amount (₹)'), '8 lakh');
  const inputs = [...document.querySelectorAll('[data-inputs] dd')].map(({ textContent }) => textContent);
  expect(inputs[0]).toBe('₹8,00,000');
  for (const input of inputs.slice(1)) expect(input).toMatch(/ \(example\)$/);
});

it('the content below the calculator receives the last valid values', () => {
  const Below = (props: { values: object; isOutdated: boolean; examples: readonly [string, object][] }) => (
    <output>{JSON.stringify({ ...props, examples: props.examples.map(([key]) => key) })}</output>
  );
  render(<Calculator name="loan" TableView={DataTable} Below={Below} />, { wrapper: MemoryRouter });
  const below = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;
  const all = ['amount', 'rate', 'months'];
  expect(below()).toEqual({ values: valuesOf('loan'), isOutdated: false, examples: all });
  change(boxOf('Loan amount (₹)'), '12 lakh');
  change(boxOf('Interest rate p.a. (%)'), '10.50');
  const values = valuesOf('loan', { amount: 12_00_000_00 });
  expect(below()).toEqual({ values, isOutdated: false, examples: ['months'] });
  change(boxOf('Processing and other fees (₹)'), '10 lakh');
  change(boxOf('Loan amount (₹)'), '8 lakh');
  expect(below()).toMatchObject({ values: { amount: 12_00_000_00, fees: 10_00_000_00 }, isOutdated: true });
  press('Car');
  const car = { amount: 8_00_000_00, months: 84 };
  expect(below()).toMatchObject({ values: car, isOutdated: false, examples: all });
});

const share = () => press('Share the result: EMI');
it('Share shares the result with its number and URL', () => {
  const shareData = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { share: shareData });
  show('loan');
  change(sliderOf('Tenure'), 180);
  share();
  const text =
    /^EMI, ref\. [0-9A-Z]{7}\. .*₹.* Illustration only, not an offer\. Still from our example: Loan amount, Interest rate p\.a\.$/;
  const url = /\/calculators\?loan=1000000x-10\.5x-180-[\dx-]+#calculator-loan$/;
  const [data] = shareData.mock.calls[0] ?? [];
  expect(data).toEqual({ title: 'EMI', text: expect.stringMatching(text), url: expect.stringMatching(url) });
});

it.each([
  ['sharing fails', { share: () => Promise.reject(new DOMException('not allowed', 'NotAllowedError')) }],
  ['the browser cannot share', {}],
])('Share copies the result and announces this if %s', async (_, navigator) => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  show('loan');
  share();
  await screen.findByText('Result and link copied.');
  expect(writeText).toHaveBeenCalledOnce();
  expect(writeText.mock.lastCall?.[0]).toMatch(/^EMI, ref\. .*\n\S+\?loan=\S+#calculator-loan$/s);
  vi.stubGlobal('navigator', {}); // some in-app browsers have no clipboard
  share();
  await screen.findByText(/^Your browser blocked copying\./);
});

it('Share lists figures of the example until the visitor has entered all of them', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show('rating');
  expect(screen.getByText('With figures of our example')).toBeVisible();
  change(boxOf('Rate reduction (%)'), '2.5');
  change(boxOf('Loan amount (₹)'), '55 lakh');
  change(sliderOf('Period'), 3);
  expect(screen.getByText('Still from our example: Present rate p.a.')).toBeVisible();
  change(boxOf('Present rate p.a. (%)'), '13');
  expect(screen.queryByText(/our example/)).toBeNull();
  expect(screen.queryByLabelText('These are my figures')).toBeNull();
  press(/^Share/);
  await screen.findByText('Result and link copied.');
  expect(writeText.mock.lastCall?.[0]).toMatch(/an offer\.\n.*\?rating=5500000-13-2\.5-3-0#/);
});
