import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getFieldEntries, hasSlider } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { announced } from '../announced.ts';
import { names } from './calculate.ts';
import { amountOf, boxOf, change, enter, hydrate, pause, press, show, sliderOf } from './show-calculator.tsx';
import { wait, withoutScript } from './show-calculator.tsx';

describe.each(names)('the calculator %s', (name) => {
  it('has distinct names for each box, slider and button', () => {
    show(name);
    const fields = getFieldEntries(calculatorDefinitions[name]).map(([, field]) => field);
    const boxes = [...document.querySelectorAll('input:not([type="range"], [type="checkbox"]), select')];
    for (const box of boxes) expect(box).toHaveAccessibleName();
    expect(boxes).toHaveLength(fields.length);
    const sliders = screen.getAllByRole('slider');
    expect(sliders).toHaveLength(fields.filter(hasSlider).length);
    const controls = [...boxes, ...sliders].map((one) => one.getAttribute('aria-label') ?? one.id);
    expect(new Set(controls).size).toBe(controls.length);
    for (const slider of sliders)
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/\d/));
    for (const action of ['Print', 'Share'])
      expect(
        screen.getByRole('button', { name: `${action} the result: ${calculatorDefinitions[name].title}` }),
      ).toBeVisible();
  });

  it('shows the worked example with its inputs without JavaScript', () => {
    const html = withoutScript(name);
    expect(html.body.textContent).toMatch(/Illustration only, not an offer.*Ref\. [0-9A-Z]{7}/);
    expect(html.querySelectorAll('[data-inputs] dt').length).toBeGreaterThan(4);
    expect(html.querySelectorAll('dd').length).toBeGreaterThan(8);
    expect(html.querySelector('svg desc')?.textContent).toMatch(/\d/);
    expect(html.body.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

it('a slider, its box and the result have the same value, whichever the visitor changes', () => {
  show('bill');
  const slider = sliderOf('Invoice amount');
  change(slider, 10_00_000_00);
  expect(boxOf('Invoice amount (₹)')).toHaveValue('10,00,000');
  expect(amountOf('You receive today')).toBe('₹9,50,000');
  enter('Invoice amount (₹)', '3 crore');
  expect([slider.max, slider.value]).toEqual([String(50_00_000_00), String(50_00_000_00)]);
  expect(slider).toHaveAttribute('aria-valuetext', '₹3,00,00,000, 3 crore');
  expect(boxOf('Invoice amount (₹)')).toHaveValue('3,00,00,000');
  expect(amountOf('You receive today')).toBe('₹2,85,00,000');
});

it('a figure is also shown in larger units', () => {
  show('loan');
  const wordsOf = (label: string) => boxOf(label).labels?.[0]?.nextElementSibling?.textContent || undefined;
  expect([wordsOf('Loan amount (₹)'), wordsOf('Tenure (months)')]).toEqual(['10 lakh', '10 years']);
  expect(wordsOf('Interest rate p.a. (%)')).toBeUndefined();
  expect(sliderOf('Interest rate p.a.')).toHaveAttribute('aria-valuetext', '10.5%');
  for (const [months, text] of [[11, '11 months'], [27, '27 months, 2 years 3 months']] as const) {
    change(boxOf('Tenure (months)'), months);
    expect(sliderOf('Tenure')).toHaveAttribute('aria-valuetext', text);
  } // oxfmt-ignore
  show('borrow');
  change(boxOf('Value of the property (₹) (optional)'), '60 lakh');
  expect(wordsOf('Value of the property (₹) (optional)')).toBeUndefined(); // only fields with a slider have words
});

it('a calculator announces the last result after a pause (4.1.3)', () => {
  show('rating');
  pause();
  for (const rate of [110, 120, 200]) change(sliderOf('Rate reduction'), rate);
  wait(500);
  change(boxOf('Rate reduction (%)'), '3');
  wait(450);
  expect(announced()).toEqual([]);
  wait(350);
  wait(50);
  expect(announced()).toEqual([expect.stringMatching(/^3% lower .* saves ₹3,00,000, 3\slakh, a year\./)]);
});

it('an error is shown on blur until a valid figure is entered', () => {
  const { container } = show('bill');
  const alert = () => container.querySelector('p.text-destructive:not([id])');
  const box = boxOf('Due in (days)');
  const before = amountOf('You receive today');
  change(box, '300');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
  expect(alert()).toBeNull();
  fireEvent.blur(box);
  expect(box).toHaveAccessibleDescription('Error: Maximum 120 days.');
  expect(box).toHaveAttribute('aria-invalid', 'true');
  const error = 'Check “Due in”. Maximum 120 days. Until then, the result is for the previous figure.';
  expect(alert()).toHaveTextContent(error);
  expect(alert()?.querySelector('span')).not.toBeEmptyDOMElement(); // this is the icon
  // The result must not move on blur, because the visitor may be pressing a control below it.
  expect(amountOf('You receive today')).toBe(before);
  pause();
  expect(announced()).toEqual([error]);
  expect(location.search).toBe('');
  change(box, '3');
  expect(box).toHaveAccessibleDescription('Error: Minimum 30 days.');
  change(sliderOf('Due in'), 45);
  expect(box).toHaveValue('45');
  expect(alert()).toBeNull();
  change(box, '300');
  change(box, '90');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
  expect(amountOf('You receive on day 90, after the buyer pays')).toBe('₹8,445');
});

it('a field says why there is no result', () => {
  show('borrow');
  const box = boxOf('Existing EMIs per month (₹)');
  change(box, '30000');
  expect(screen.getByText(/No result: Your existing EMIs already use/)).toBeVisible();
  expect(screen.queryByText('You could borrow about')).toBeNull();
  expect(box).toHaveAccessibleDescription(/Error: Your existing EMIs already use/);
  enter('Existing EMIs per month (₹)', '30000 or so');
  expect(box).toHaveAccessibleDescription(/^Error: This cannot be read as one number\./);
  change(box, '3000');
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
});

it('an invalid value is replaced each time an example is chosen', () => {
  show('loan');
  for (const [example, months] of [['Home', '240'], ['Personal', '36'], ['Personal', '36']] as const) {
    enter('Tenure (months)', '1209');
    expect(boxOf('Tenure (months)')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('link', { name: /^Get a quote/ })).toBeVisible();
    press(example);
    expect(boxOf('Tenure (months)')).toHaveValue(months);
    expect(boxOf('Tenure (months)')).not.toHaveAttribute('aria-invalid', 'true');
  } // oxfmt-ignore
});

it('a calculator accepts values that are typed, moved, chosen or confirmed before hydration', () => {
  hydrate('rating', () => {
    boxOf('Loan amount (₹)').value = '50 lakh';
    sliderOf('Rate reduction').value = '250';
    boxOf('These are my figures').checked = true;
  });
  expect(boxOf('Loan amount (₹)')).toHaveValue('50 lakh');
  expect(boxOf('Rate reduction (%)')).toHaveValue('2.5');
  expect(screen.getByText('₹1,25,000', { selector: 'dd.text-brand' })).toBeVisible();
  expect(boxOf('These are my figures')).toBeChecked();
  expect(screen.queryByText('With figures of our example')).toBeNull();
  hydrate('offers', () => (boxOf('The loan is for').value = '1'));
  expect(document.querySelector('#calculator-offers-purpose')).toHaveValue('1');
  expect(screen.getByText('Business', { selector: 'dd' })).toBeInTheDocument();
});

it('a calculator shows the message of an invalid text that the visitor has left before hydration', () => {
  hydrate('loan', () => (boxOf('Loan amount (₹)').value = '1,5 lakh'));
  expect(boxOf('Loan amount (₹)')).toHaveValue('1,5 lakh');
  const message = 'Error: “1,5 lakh” can be read in two ways. Write 1.5 lakh or 15 lakh.';
  expect(boxOf('Loan amount (₹)')).toHaveAccessibleDescription(message);
});

it('a calculator shows no message for a value that the visitor types during hydration', () => {
  hydrate('rating', () => {
    boxOf('Loan amount (₹)').value = '5';
    boxOf('Loan amount (₹)').focus();
  });
  expect(boxOf('Loan amount (₹)')).toHaveValue('5');
  expect(boxOf('Loan amount (₹)')).not.toHaveAttribute('aria-invalid', 'true');
  fireEvent.blur(boxOf('Loan amount (₹)'));
  expect(boxOf('Loan amount (₹)')).toHaveAccessibleDescription('Error: Minimum ₹10,00,000.');
});

it('a date field has limits, and its date in words', () => {
  show('overdue');
  const date = boxOf('Date of payment');
  expect([date.type, date.min, date.max, date.getAttribute('inputmode')]).toEqual([
    'date',
    '2018-08-01',
    '2040-12-31',
    null,
  ]);
  const [amount] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([amount?.type, amount?.getAttribute('inputmode'), amount?.min]).toEqual(['text', 'decimal', '']);
  change(date, '2031-12-11');
  expect(date).toHaveAccessibleDescription(/Day, month and year: 11 Dec 2031\.$/);
  change(date, '');
  expect(date).toHaveAccessibleDescription(/Day, month and year, such as \d+ \w+ \d{4}\.$/);
});

it('the sheet of a calculator is marked while it is printed', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { container } = show('loan');
  press(/^Print/);
  expect(print).toHaveBeenCalledOnce();
  expect(container.querySelector('[data-printing] dl')).not.toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(container.querySelector('[data-printing]')).toBeNull();
});
