/** Faults of the enquiry: what is asked, what is claimed, and what is lost. */
const submission = 'src/enquiry/use-submission.ts';
const option = 'src/enquiry/use-requested-option.ts';
const submissionResult = 'src/enquiry/submission-result.tsx';
const forms = 'tests/unit/enquiry/forms.test.tsx';
const specified = 'tests/specification/unit/enquiries.test.tsx';
const letter = 'tests/unit/enquiry/letter-form.test.tsx';

export const enquiry = [
  {
    name: 'a second Enter before the panel opens a second chat',
    file: submission,
    find: '    setSettling(false);\n    // `busy`',
    replace: '    setSettling(false);\n    busy.current = false;\n    // `busy`',
    tests: [`${forms} :: a second Enter`],
  },
  {
    name: 'success is claimed before anything was sent',
    file: submissionResult,
    find: "{succeeded ? form.success : ''}",
    replace: "{enquiry ? form.success : ''}",
    tests: [`${forms} :: in the form’s place`],
  },
  {
    name: 'the form stays beside its panel',
    file: 'src/enquiry/enquiry-form.tsx',
    find: 'hidden={result.enquiry !== undefined}',
    replace: '',
    tests: [`${forms} :: in the form’s place`],
  },
  {
    name: 'an enquiry in the chat is forgotten by a reload',
    file: submission,
    find: '    saveUnsent(form.id, unsent);\n',
    replace: '',
    tests: [`${forms} :: after a reload or Back`],
  },
  {
    name: 'the return from the chat is not spoken',
    file: 'src/enquiry/use-returned.ts',
    find: "document.addEventListener('visibilitychange', look);",
    replace: '',
    tests: [`${forms} :: on the return from the chat`],
  },
  {
    name: 'both ways to answer are asked for',
    file: 'src/enquiry/schema.ts',
    find: "if (control === 'email' && values[name] !== 'phone') return emailFault(given);",
    replace: "if (control === 'email') return emailFault(given);",
    tests: ['tests/unit/enquiry/schemas.test.ts :: asks for the number where the phone is chosen'],
  },
  {
    name: 'a link can put any words into a choice',
    file: option,
    find: 'return allOptions(field.choice).find(({ value }) => value === about)?.value;',
    replace: 'return about;',
    tests: [`${letter} :: from the form’s own list only`],
  },
  {
    name: 'a plan that a button named is not chosen',
    file: option,
    find: 'if (option && form.asked) setValue(form.asked, option);',
    replace: '',
    tests: [`${specified} :: a plan or model that a button named`],
  },
  {
    name: 'figures of a calculator do not reach the lead',
    file: submission,
    find: 'carried: carried.lines',
    replace: 'carried: []',
    tests: [`${specified} :: what a calculator laid down`],
  },
  {
    name: 'a code of a country chooses none',
    file: 'src/enquiry/phone-field.tsx',
    find: 'if (named && named !== current) onCountry(named);',
    replace: '',
    tests: [`${letter} :: a number of another country`],
  },
];
