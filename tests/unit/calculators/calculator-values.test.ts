import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import {
  fieldEntries,
  formatInput,
  parseInput,
  exampleValues,
} from '../../../src/calculators/calculator-values.ts';
import { fromUrlParameter, toUrlParameter } from '../../../src/calculators/url-parameter.ts';
import { exampleFields, exampleShare } from '../../../src/calculators/own-figures.ts';
import { resultAnswers, resultLines, serialNumber } from '../../../src/calculators/result-lines.ts';
import type {
  CalculatorDefinition,
  CalculatorField,
} from '../../../src/calculators/calculator-definition.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import { linkLimits } from '../../../src/enquiry/chat-link.ts';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import { ownEnquiries } from '../../forms.ts';
import { anyText } from '../enquiry/any-text.ts';
import { forAll, runs } from '../runs.ts';

const names = Object.keys(calculatorDefinitions) as CalculatorName[];

/** Any figures within the limits of the fields. */
const anyFigures = (record: CalculatorDefinition) => {
  const figures = fieldEntries(record).map(([key, { min, max }]) => {
    return [key, fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))] as const;
  });
  return fc.record(Object.fromEntries(figures));
};

describe.each(names)('%s', (name) => {
  const record = calculatorDefinitions[name];

  it('starts at a step of each slider within its limits, and so do its examples, which have results', () => {
    expect(record.examples.length).toBeGreaterThan(1);
    for (const { values, label } of record.examples) {
      expect(record.calculate(values), `${label}`).toHaveProperty('rows');
    }
    for (const [key, { min, max, sliderMax = max, step, example }] of fieldEntries(record)) {
      expect(sliderMax, `${key}`).toBeLessThanOrEqual(max);
      for (const figure of [example, ...record.examples.map(({ values }) => values[key] ?? NaN)]) {
        expect((figure - min) % step, `${key}`).toBe(0);
        expect(figure, `${key}`).toBeGreaterThanOrEqual(min);
        expect(figure, `${key}`).toBeLessThanOrEqual(sliderMax);
      }
    }
  });

  it('returns a result, or an error that explains why there is none, for all valid inputs', () => {
    fc.assert(
      fc.property(anyFigures(record), (values) => {
        const outcome = record.calculate(values);
        const words = 'error' in outcome ? outcome.error : outcome.sentence + JSON.stringify(outcome.rows);
        expect(words.length).toBeGreaterThan(20);
        expect(words).not.toMatch(/NaN|undefined|Infinity|e\+/);
        const bars = 'rows' in outcome && 'bars' in outcome.drawing ? outcome.drawing.bars : [];
        for (const { amount } of bars.flatMap(({ parts }) => parts)) expect(amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: Math.min(runs.numRuns, 1000) },
    );
  });

  it('adds at most six lines of at most 60 characters to the enquiry', () => {
    fc.assert(
      fc.property(anyFigures(record), (values) => {
        const lines = resultLines(name, values);
        const outcome = record.calculate(values);
        // The labels of the lead are those that English pages show.
        const leadRows = 'rows' in outcome ? [outcome.rows[0], outcome.rows[1]] : [];
        for (const { label, inLead, amount, amountInLead = amount } of leadRows)
          expect([inLead, amountInLead]).toEqual([label, amount]);
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const line of lines) expect(line.length, `${line}`).toBeLessThanOrEqual(60);
      }),
      { numRuns: Math.min(runs.numRuns, 1000) },
    );
  });

  it('is the same after writing to and reading from the address and its boxes', () => {
    forAll([anyFigures(record)], (values) => {
      expect(fromUrlParameter(record, toUrlParameter(record, values))).toEqual(values);
      for (const [key, field] of fieldEntries(record))
        expect(parseInput(field, formatInput(field, values[key] ?? 0))).toEqual({ value: values[key] });
    });
  });

  it('reads nothing from an invalid address', () => {
    for (const text of [null, '', '1', '-', '1-1-1-1-1-1-1-1', '9e9-1-1-1-1-1', '<b>-1-1-1-1-1'])
      expect(fromUrlParameter(record, text), `${text}`).toBeUndefined();
  });
});

it.each(['bill', 'export'] as const)('%s explains what is missing if a bill is due in 0 days', (name) => {
  const due = { ...exampleValues(calculatorDefinitions[name]), days: 0 };
  expect(calculatorDefinitions[name].calculate(due)).toEqual({
    error: 'A bill due today cannot be discounted. Enter the days until the buyer pays.',
    field: 'days',
  });
});

const loan = { label: 'Loan amount', unit: 'rupees', step: 1, example: 10_00_000_00 } as const;
const amount = { ...loan, min: 50_000_00, max: 5_00_00_000_00 };
const days = { label: 'Due in', unit: 'days', min: 30, max: 120, step: 1, example: 60 } as const;
const rate = { label: 'Rate p.a.', unit: 'percent', min: 1_00, max: 24_00, step: 5, example: 10_50 } as const;

type BoxCase = readonly [field: CalculatorField, typed: string, result: ReturnType<typeof parseInput>];

it.each<BoxCase>([
  [amount, 'Rs. 5 lakh/-', { value: 5_00_000_00 }],
  [amount, '\u202a२५,००,०००\u202c', { value: 25_00_000_00 }],
  [rate, '10.55% p.a.', { value: 10_55 }],
  [days, '60 days', { value: 60 }],
  [amount, ' \u200b', { problem: 'Enter one amount, such as 10,00,000 or 10 lakh.' }],
  [
    { ...amount, example: 0, step: 5_000_00 },
    '',
    { problem: 'Enter one amount, such as 5,000 or 5 thousand.' },
  ],
  [rate, '', { problem: 'Enter a percentage, such as 10.5.' }],
  [days, '', { problem: 'Enter the number of days, such as 60.' }],
  [{ ...amount, example: 1_23_456_00 }, '', { problem: 'Enter one amount, such as 1,23,456.' }],
  ...['ten', '5 lakh + 2 lakh', '=5L+2L', '5-7 lakh', '3 x 2 lakh', '5 lakh, 2 lakh'].map((text): BoxCase => [
    amount,
    text,
    { problem: 'This cannot be read as one number. Enter one amount, such as 10,00,000 or 10 lakh.' },
  ]),
  ...['0.25%', '0.25 per cent', '1 प्रतिशत'].map((text): BoxCase => [
    amount,
    text,
    { problem: 'Enter an amount in rupees, such as 10,00,000 or 10 lakh, not a percentage.' },
  ]),
  ...['7.5L', '7,50,000/-', 'Rs. 7,50,000', '७.५ लाख'].map((text): BoxCase => [
    amount,
    text,
    { value: 7_50_000_00 },
  ]),
  [amount, '५ लाख', { value: 5_00_000_00 }],
  [amount, '2 cr', { value: 2_00_00_000_00 }],
  [rate, '5 lakh', { problem: 'This cannot be read as one number. Enter a percentage, such as 10.5.' }],
  [amount, '1,5 lakh', { problem: '“1,5 lakh” can be read in two ways. Write 1.5 lakh or 15 lakh.' }],
  [rate, '1,5', { problem: '“1,5” can be read in two ways. Write 1.5 or 15.' }],
  ...['10', '-5', '0', '-99999999999999', '49,999.995'].map((text): BoxCase => [
    amount,
    text,
    { problem: 'The least is ₹50,000.' },
  ]),
  ...['6 crore', '2000000000', '99999999999999', '9'.repeat(99), '5,00,00,000.001'].map((text): BoxCase => [
    amount,
    text,
    { problem: 'The most is ₹5,00,00,000.' },
  ]),
  [rate, '1050', { problem: 'The most is 24%.' }],
  [rate, '10.555', { problem: 'Enter at most two digits after the decimal point, such as 10.5.' }],
  [amount, '60000.0001', { problem: 'Enter at most two digits after the decimal point, such as 10,00,000.' }],
  [days, '60.5', { problem: 'Enter a whole number of days, such as 60.' }],
  [days, '300', { problem: 'The most is 120 days.' }],
])('%o with %j is %o', (field, text, result) => {
  const read = parseInput(field, text);
  expect('problem' in read ? { problem: read.problem.replaceAll('\u00a0', ' ') } : read).toEqual(result);
});

it('reads the figures of an address as those of a box', () => {
  const sent = (text: string) => fromUrlParameter(calculatorDefinitions.rating, text);
  expect(sent('1 crore-१२%-1.5-2 years-₹5,000')).toEqual(sent('10000000-12-1.5-2-5000'));
  expect(sent('1 crore-12-1,5-2-5000')).toBeUndefined();
});

it('reads any text of a box or has an error message', () => {
  forAll([anyText], (text) => {
    const read = parseInput(amount, text);
    expect('value' in read ? read.value >= amount.min : /^[A-Z“].*\.$/.test(read.problem)).toBe(true);
  });
});

it('derives the serial number of a result from the calculator and its inputs', () => {
  const start = exampleValues(calculatorDefinitions.bill);
  const serial = serialNumber('bill', start);
  expect(serialNumber('bill', { ...start })).toBe(serial);
  expect(serialNumber('bill', { ...start, rate: 1051 })).not.toBe(serial);
  expect(serialNumber('export', start)).not.toBe(serial);
});

it('sends these lines of the worked example of a loan', () => {
  expect(resultLines('loan', exampleValues(calculatorDefinitions.loan))).toEqual([
    expect.stringMatching(/^EMI, no\. [0-9A-Z]{7}, illustration only$/),
    'Monthly EMI: ₹13,494',
    'APR, no fees entered: 10.5%',
    '₹10,00,000 at 10.5% for 10 years',
  ]);
});

it('sends fees and part-payment of a loan when they are entered', () => {
  const entered = { ...exampleValues(calculatorDefinitions.loan), fees: 10_000_00, part: 1_00_000_00 };
  expect(resultLines('loan', entered).slice(2)).toEqual([
    'APR, all fees included: 10.74%',
    '₹10,00,000 at 10.5% for 10 years',
    'Fees ₹10,000',
    'Part-payment ₹1,00,000 after 2 years',
  ]);
});

it.each(names)(
  '%s sends no fee, part-payment or EMI of a preset as if the visitor had entered it, and labels the rest',
  (name) => {
    const record = calculatorDefinitions[name];
    for (const preset of record.examples.map(({ values }) => values)) {
      const values = 'amount' in preset ? { ...preset, amount: 7_00_000_00 } : preset;
      const examples = exampleFields(record, values, new Set(['amount']));
      const text = resultLines(name, values, exampleShare(name, values, examples)).join('\n');
      expect(text).not.toMatch(/^Fees|Part-payment|Existing EMIs ₹/m);
      const share = 'amount' in preset ? 'Some of' : 'All';
      expect(text).toContain(`\n${share} these figures are from our example\n`);
    }
  },
);

it('sends charges and offers that the visitor entered as his own', () => {
  const { bill, offers } = calculatorDefinitions;
  const lines = [
    ...resultLines('bill', { ...exampleValues(bill), charges: 3_000_00 }),
    ...resultLines('offers', { ...exampleValues(offers), feeB: 12_000_00 }),
  ];
  expect(lines).toContain('Charges ₹3,000, overdraft 12%');
  expect(lines.join()).not.toContain('example');
});

it.each(names)(
  '%s is described by its worked example, which fills fields of the enquiry on its page',
  (name) => {
    const record = calculatorDefinitions[name];
    const values = exampleValues(record);
    const outcome = record.calculate(values);
    const { given, answer, amount, path } = calculatorSummaries[name];
    expect('rows' in outcome && outcome.rows[0]).toMatchObject({ label: answer, amount });
    const lines = record.lines(values).join(' ');
    for (const [figure] of given.matchAll(/[\d.,]*\d/g)) expect(lines).toContain(figure);
    const form = ownEnquiries.find((enquiry) => enquiry.path === path)?.form;
    const answers = Object.entries(resultAnswers(name, values));
    for (const [field, text] of answers) {
      const asked = form?.fields[field];
      const accepted = asked?.kind === 'choice' ? allOptions(asked.choice).map(({ value }) => value) : [text];
      expect(accepted).toContain(text);
      expect([asked?.kind === 'choice', asked?.kind === 'text']).toEqual([
        field === 'kind',
        field !== 'kind',
      ]);
      expect(field === 'kind' || /^[₹ \d.,]+$/.test(text)).toBe(true);
    }
    expect(answers).not.toEqual([]);
  },
);

it.each([
  [{ income: 85_000_00 }, { kind: 'Home loan', amount: '₹42,51,294' }],
  [
    { income: 85_000_00, months: 60 },
    { kind: 'Not sure yet', amount: '₹18,42,631' },
  ],
  [{ months: 180 }, { kind: 'Not sure yet', amount: '₹26,62,022' }],
  [{ price: 30_00_000_00 }, { kind: 'Home loan', amount: '₹27,00,000' }],
  [
    { price: 30_00_000_00, lent: 60_00 },
    { kind: 'Loan against property', amount: '₹18,00,000' },
  ],
  [{ other: 60_000_00 }, { kind: 'Home loan' }],
])('gives the enquiry of eligibility with %o the answers %o', (values, answers) => {
  const all = { ...exampleValues(calculatorDefinitions.borrow), ...values };
  expect(resultAnswers('borrow', all)).toEqual(answers);
});

it.each([
  ['loan', { months: 120 }, undefined],
  ['loan', { months: 300 }, 'Home loan'],
  ['offers', { monthsA: 180, monthsB: 200 }, 'Home loan'],
  ['offers', { monthsA: 180, monthsB: 200, purpose: 1 }, undefined],
  ['offers', { monthsA: 60, monthsB: 180 }, undefined],
] as const)('%s with %o has the kind of loan %s', (name, values, kind) => {
  const all = { ...exampleValues(calculatorDefinitions[name]), ...values };
  expect(resultAnswers(name, all).kind).toBe(kind);
});

it.each([...new Set(Object.values(calculatorSummaries).map(({ path }) => path))])(
  'the results of all calculators of %s together leave room in the chat link for answers and documents',
  (of) => {
    const lines = names
      .filter((name) => calculatorSummaries[name].path === of)
      .flatMap((name) => resultLines(name, exampleValues(calculatorDefinitions[name])));
    const text = lines.map((line) => `- ${line}\n`).join('');
    expect(encodeURIComponent(text).length).toBeLessThan(linkLimits.link / 2);
  },
);
