/** Faults on the way: of the lead, of documents and headers, on paper and without script. */
const form = 'src/enquiry/use-enquiry-form.ts';
const forms = 'tests/unit/enquiry/forms.test.tsx';
const headers = 'src/build/headers.ts';
const headersTest = 'tests/unit/build/headers.test.ts';
const documentTest = 'tests/unit/build/document.test.ts';
const parity = 'tests/a11y/parity.spec.ts';

export const ways = [
  {
    name: 'numbers are not brought into shape',
    file: 'src/lib/indian-number.ts',
    find: "return digits === '0' ? digits : withoutPrefixes(digits);",
    replace: 'return digits;',
    tests: ['tests/unit/lib/indian-number.test.ts'],
  },
  {
    name: 'the text of the chat link is encoded wrongly',
    file: 'src/enquiry/fit-text.ts',
    find: "encodeURIComponent(text.replaceAll('\\n', lineBreak))",
    replace: "encodeURI(text.replaceAll('\\n', lineBreak))",
    tests: ['tests/unit/enquiry/chat-link.test.ts'],
  },
  {
    name: 'the chat opens after a wait, and is blocked',
    file: form,
    find: 'const send = (values: Values) => {',
    replace: 'const send = async (values: Values) => {\n    await new Promise((go) => setTimeout(go));',
    tests: [`${forms} :: nothing but microtasks`],
  },
  {
    name: 'the chat can reach back into the page',
    file: 'src/enquiry/open-chat.ts',
    find: 'chat.opener = null;',
    replace: '',
    tests: ['tests/unit/enquiry/open-chat.test.ts'],
  },
  {
    name: 'a half-written form is not kept',
    file: 'src/enquiry/draft.ts',
    find: "if (fits && writeStorage('session', keyOf(form), draft)) return true;",
    replace: 'if (fits) return true;',
    tests: ['tests/unit/enquiry/draft.test.ts'],
  },
  {
    name: 'a reload loses what was typed',
    file: form,
    find: 'if (value && !getValues(field)) setValue(field, value);',
    replace: '',
    tests: [`${forms} :: survives a reload`],
  },
  {
    name: 'an invalid form is sent',
    file: form,
    find: 'handleSubmit(send, refuse)(event)',
    replace: 'handleSubmit(send, () => send(getValues()))(event)',
    tests: [`${forms} :: an invalid submit opens nothing`],
  },
  {
    name: 'the chat’s tab keeps its way back open',
    file: 'src/chrome/new-tab-link.tsx',
    find: ' rel="noopener"',
    replace: '',
    tests: ['tests/unit/chrome/footer.test.tsx'],
  },
  {
    name: 'invisible characters get into the lead',
    file: 'src/lib/text.ts',
    find: '  return stripInvisible(spaced)',
    replace: '  return spaced',
    tests: ['tests/unit/lib/text.test.ts'],
  },
  {
    name: 'a header is dropped',
    file: headers,
    find: "    'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
    tests: [headersTest, 'tests/unit/build/header-score.test.ts'],
  },
  {
    name: 'the policy allows inline script',
    file: headers,
    find: `'script-src': "'self'"`,
    replace: `'script-src': "'self' 'unsafe-inline'"`,
    tests: [headersTest],
  },
  {
    name: 'Trusted Types are not enforced',
    file: headers,
    find: `  'require-trusted-types-for': "'script'",\n`,
    replace: '',
    tests: [headersTest],
  },
  {
    name: 'hashed files are asked for again each time',
    file: headers,
    find: "path.startsWith('/assets/') ?",
    replace: "path.startsWith('/nothing/') ?",
    tests: [headersTest],
  },
  {
    name: 'an inline handler passes the build',
    file: 'src/build/document.ts',
    find: '    /<[a-z][^<>]*\\son[a-z]+\\s*=/i,\n',
    replace: '',
    tests: [documentTest],
  },
  {
    name: 'a dead sentinel is a tab stop',
    file: 'src/build/document.ts',
    find: `'<button type="button" aria-hidden="true" tabindex="-1">'`,
    replace: `'<button type="button" aria-hidden="true">'`,
    tests: [documentTest],
  },
  {
    name: 'an unknown address answers 200',
    file: 'src/build/preview.ts',
    find: 'response.writeHead(404,',
    replace: 'response.writeHead(200,',
    tests: ['tests/e2e/pages.spec.ts :: an unknown address'],
  },
  {
    name: 'a page is not prerendered',
    file: 'src/build/pages.ts',
    find: "[...server.routes.map((route) => route.path), '/404']",
    replace: "[...server.routes.map((route) => route.path).filter((path) => path !== '/team'), '/404']",
    tests: ['tests/e2e/pages.spec.ts :: /team answers'],
  },
  {
    name: 'bands out of view stay unstyled',
    file: 'src/main.ts',
    find: '  else whenIdle(styleBands);\n',
    replace: '',
    tests: ['tests/e2e/bands.spec.ts :: / is styled to its end'],
  },
  {
    name: 'without script three of four forms are hidden',
    file: 'src/styles/forms.css',
    find: '@media not (scripting: none) {\n    .tab-panel:not([data-selected])',
    replace: '@media all {\n    .tab-panel:not([data-selected])',
    tests: ['tests/e2e/home-forms.spec.ts :: every form is there'],
  },
  {
    name: 'slides that wait are missing on paper',
    file: 'src/styles/print.css',
    find: '    visibility: visible !important;\n',
    replace: '',
    tests: [`${parity} :: / has`],
  },
  {
    name: 'closed answers are missing on paper',
    file: 'src/styles/print.css',
    find: '  html .tab-panel:not([data-selected]),\n  .accordion .accordion-panel {',
    replace: '  html .tab-panel:not([data-selected]) {',
    tests: [`${parity} :: /insurenceDetails has`],
  },
  {
    name: 'the dark theme is printed pale on white',
    file: 'src/styles/print.css',
    find: '    --ink: CanvasText;\n',
    replace: '',
    tests: [`${parity} :: black on white`],
  },
];
