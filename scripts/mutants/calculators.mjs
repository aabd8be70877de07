/** Faults of the calculators and of the papers to bring: sums, words, and what goes to the desk. */
const part = 'src/calculators/calculator.tsx';
const calculator = 'tests/unit/calculators/calculator.test.tsx';
const figures = 'tests/unit/calculators/figures.test.ts';
const loan = 'tests/unit/lib/finance/loan.test.ts';
const terms = 'tests/unit/lib/finance/terms.test.ts';

export const calculators = [
  {
    name: 'an instalment is rounded down',
    file: 'src/lib/finance/loan.ts',
    find: 'rate) * grown + divisor) / (2n * divisor)) * to',
    replace: 'rate) * grown) / (2n * divisor)) * to',
    tests: [loan],
  },
  {
    name: 'the annual percentage rate leaves the fees out',
    file: 'src/lib/finance/loan.ts',
    find: 'BigInt(received) * before',
    replace: 'BigInt(Math.max(received, months[0].balance + months[0].principal)) * before',
    tests: [loan],
  },
  {
    name: 'the last payment leaves what the roundings have left',
    file: 'src/lib/finance/loan.ts',
    find: 'month >= loan.months ? balance + interest : Math.min(wanted, balance + interest)',
    replace: 'Math.min(wanted, balance + interest)',
    tests: [loan],
  },
  {
    name: 'a discount is reckoned on the whole bill',
    file: 'src/lib/finance/bill.ts',
    find: 'simpleInterest(advanced, rate, days)',
    replace: 'simpleInterest(invoice, rate, days)',
    tests: [terms],
  },
  {
    name: 'the yearly cost of a bill leaves the charges out',
    file: 'src/lib/finance/bill.ts',
    find: 'portion(cost, WHOLE * 365, today * days)',
    replace: 'portion(discount, WHOLE * 365, today * days)',
    tests: [terms],
  },
  {
    name: 'new terms pay from the first month that saves',
    file: 'src/lib/finance/terms.ts',
    find: 'let saved = -costs;',
    replace: 'let saved = 0;',
    tests: [terms],
  },
  {
    name: 'a result is spoken with the page',
    file: part,
    find: '    if (!changed) return undefined;\n',
    replace: '',
    tests: [`${calculator} :: speaks the result once`],
  },
  {
    name: 'figures are not put in the address',
    file: part,
    find: '      if (!refused) nameInAddress(name, toAddress(record, values));\n',
    replace: '',
    tests: [`${calculator} :: the figures stand after a pause`],
  },
  {
    name: 'impossible figures of an address are taken',
    file: 'src/calculators/figures.ts',
    find: 'fields.every(([, field], at) => fits(field, values[at] ?? NaN)) && values.length === fields.length',
    replace: 'values.length === fields.length',
    tests: [`${calculator} :: impossible figures`],
  },
  {
    name: 'a result does not go along with the enquiry',
    file: part,
    find: 'saveCarriedLines(calculators[name].path, resultLines(name, values));',
    replace: '',
    tests: [`${calculator} :: Send this to us`],
  },
  {
    name: 'the enquiry asks again what a calculator was told',
    file: 'src/enquiry/use-enquiry-form.ts',
    find: '  useCarriedAnswers(form, methods);\n',
    replace: '',
    tests: ['tests/specification/unit/carried-answers.test.tsx :: is not asked for again'],
  },
  {
    name: 'a result goes along that the page has refused',
    file: 'src/calculators/figures.ts',
    find: "  if ('refused' in outcome) return [];\n",
    replace: "  if ('refused' in outcome) return [outcome.refused];\n",
    tests: [figures],
  },
  {
    name: 'a slider has the name of its box',
    file: 'src/calculators/figure-field.tsx',
    find: 'aria-label={`${label}, slider`}',
    replace: 'aria-labelledby={id}',
    tests: [calculator],
  },
  {
    name: 'the longest result needs a second sheet',
    file: 'src/styles/print.css',
    find: '    padding-block: 0.3rem;\n',
    replace: '    padding-block: 0.8rem;\n',
    tests: ['tests/e2e/calculators.spec.ts :: the longest result'],
  },
  {
    name: 'without script a calculator shows fields that do not answer',
    file: part,
    find: 'data-needs-script=""\n        role="group"',
    replace: 'role="group"',
    tests: ['tests/e2e/calculators.spec.ts :: no field that would not answer'],
  },
  {
    name: 'ticks of papers are forgotten',
    file: 'src/sections/paper-list.tsx',
    find: 'checked={ticked.includes(name)}',
    replace: 'defaultChecked={false}',
    tests: ['tests/unit/sections/paper-list.test.tsx'],
  },
];
