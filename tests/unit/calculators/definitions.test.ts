import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFieldEntries, formatInput, parseInput } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import { summarizeExample } from '../../../src/calculators/example-figures.ts';
import { getResultAnswers, formatResultLines } from '../../../src/calculators/result-lines.ts';
import { fromUrlParameter, toUrlParameter } from '../../../src/calculators/url-parameter.ts';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import { ownEnquiries } from '../../forms.ts';
import { forAll, propertyOptions } from '../property-test.ts';
import { names, resultOf, valuesOf } from './calculate.ts';

describe.each(names)('the calculator %s', (name) => {
  const definition = calculatorDefinitions[name];
  const fields = getFieldEntries(definition);
  const anyValues = fc.record(
    Object.fromEntries(
      fields.map(([key, { min, max }]) => [
        key,
        fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)),
      ]),
    ),
  );
  /** Checks a property with random values, in at most 1,000 cases, because calculations are slow. */
  const forAnyValues = (check: (values: Readonly<Record<string, number>>) => void) =>
    fc.assert(fc.property(anyValues, check), { numRuns: Math.min(propertyOptions.numRuns, 1000) });

  it('has results for its examples, whose values are at steps of the sliders', () => {
    expect(definition.examples.length).toBeGreaterThan(1);
    const examples = [valuesOf(name), ...definition.examples.map(({ values }) => values)];
    for (const values of examples) {
      expect(definition.calculate(values)).toHaveProperty('rows');
      for (const [key, { min, max, sliderMax = max, step }] of fields) {
        expect(sliderMax, `${key}`).toBeLessThanOrEqual(max);
        const value = values[key] ?? NaN;
        expect((value - min) % step, `${key}`).toBe(0);
        expect(value, `${key}`).toBeGreaterThanOrEqual(min);
        expect(value, `${key}`).toBeLessThanOrEqual(sliderMax);
      }
    }
  });

  it('returns a result or an error message for all valid inputs', () => {
    forAnyValues((values) => {
      const outcome = definition.calculate(values);
      const words = 'error' in outcome ? outcome.error : outcome.sentence + JSON.stringify(outcome.rows);
      expect(words.length).toBeGreaterThan(20);
      expect(words).not.toMatch(/NaN|undefined|Infinity|e\+/);
      const bars = 'rows' in outcome && 'bars' in outcome.drawing ? outcome.drawing.bars : [];
      for (const { amount } of bars.flatMap(({ parts }) => parts)) expect(amount).toBeGreaterThanOrEqual(0);
    });
  });

  it('adds at most six lines of at most 60 characters to the enquiry', () => {
    forAnyValues((values) => {
      const lines = formatResultLines(name, values);
      const outcome = definition.calculate(values);
      // On English pages, the result and the lead have the same labels and amounts.
      const leadRows = 'rows' in outcome ? [outcome.rows[0], outcome.rows[1]] : [];
      for (const { label, inLead, amount, amountInLead = amount } of leadRows)
        expect([inLead, amountInLead]).toEqual([label, amount]);
      expect(lines.length).toBeLessThanOrEqual(6);
      for (const line of lines) expect(line.length, `${line}`).toBeLessThanOrEqual(60);
    });
  });

  it('reads values from its URL and its boxes as it has written them', () => {
    forAll([anyValues], (values) => {
      expect(fromUrlParameter(definition, toUrlParameter(definition, values))).toEqual(values);
      for (const [key, field] of fields)
        expect(parseInput(field, formatInput(field, values[key] ?? 0))).toEqual({ value: values[key] });
    });
  });

  it('summarises its example with the figures of the calculation', () => {
    const { given = '', amount } = summarizeExample(name, undefined) ?? {};
    expect(amount).toBe(resultOf(name).rows[0].amount);
    const lines = definition.lines(valuesOf(name)).join(' ');
    for (const [figure] of given.matchAll(/[\d.,]*\d/g)) expect(lines).toContain(figure);
  });

  it('prefills only fields of the enquiry on its page', () => {
    const { path } = calculatorSummaries[name];
    const form = ownEnquiries.find((enquiry) => enquiry.path === path)?.form;
    const answers = Object.entries(getResultAnswers(name, valuesOf(name)));
    expect(answers).not.toEqual([]);
    for (const [key, text] of answers) {
      const field = form?.fields[key];
      expect(field?.kind).toBe(key === 'kind' ? 'choice' : 'text');
      const options = field?.kind === 'choice' ? listOptions(field.choice).map(({ value }) => value) : [text];
      expect(options).toContain(text);
      expect(field?.kind === 'choice' || /^[₹ \d.,]+$/.test(text)).toBe(true);
    }
  });
});
