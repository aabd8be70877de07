/** Faults in what the inner pages do, and in what is left when the network, the chat or the storage fails. */
const inner = (title) => [`tests/e2e/inner-pages.spec.ts :: ${title}`];
const faults = (file, title) => [`tests/e2e/faults/${file}.spec.ts :: ${title}`];

const onInnerPages = [
  {
    name: 'a question of the loans leaves the others open',
    file: 'src/components/accordion.tsx',
    find: 'new Set(open.has(index) ? [] : [index])',
    replace: 'open.has(index) ? without(open, index) : new Set([...open, index])',
    tests: inner('AC2 loans'),
  },
  {
    name: 'what a search has found does not open',
    file: 'src/components/page-search.tsx',
    find: "chosen === 'all' ? resultsOf(wantedOf(input.current?.value ?? '')) : chosen.to",
    replace: "resultsOf('')",
    tests: ['tests/unit/components/page-search.test.tsx'],
  },
  {
    name: 'a link to a place leaves the focus behind',
    file: 'src/app/router/go-to-anchor.ts',
    find: '  focus.focus({ preventScroll: true });\n',
    replace: '',
    tests: inner('a link to a place'),
  },
  {
    name: 'documents of Word are of no kind',
    file: 'src/build/headers.ts',
    find: "  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',\n",
    replace: '',
    tests: inner('the downloads are there'),
  },
  {
    name: 'every page opens smoothly',
    file: 'src/app/router/arrival.ts',
    find: "match(pathname)?.opens === 'smoothly' && !prefersReducedMotion()",
    replace: '!prefersReducedMotion()',
    tests: inner('RC1 /appointment'),
  },
  {
    name: 'a form is not emptied after its lead went out',
    file: 'src/enquiry/use-submission.ts',
    find: '    if (behaviour.resets) reset(blankOf(form), { keepFieldsRef: true });\n    faults',
    replace: '    faults',
    tests: ['tests/unit/enquiry/forms.test.tsx :: another enquiry starts from an empty form'],
  },
  {
    name: 'the button of an incomplete form says nothing of it',
    file: 'src/enquiry/enquiry-form.tsx',
    find: "{ 'aria-describedby': missingAnswersId(form) }",
    replace: '{}',
    tests: inner('/contact refuses'),
  },
  {
    name: 'a comment that is not published is not told of',
    file: 'src/enquiry/comment-form.tsx',
    find: '      () => setChecked(true),\n',
    replace: '      () => setChecked(false),\n',
    tests: inner('a valid comment'),
  },
];

const inTrouble = [
  {
    name: 'three presses open three chats',
    file: 'src/enquiry/use-submission.ts',
    find: '      if (busy.current) return;\n',
    replace: '',
    tests: faults('chat', 'three clicks, three Enters'),
  },
  {
    name: 'a window that an app refuses is taken for open',
    file: 'src/enquiry/open-chat.ts',
    find: 'chat === null || chat === undefined',
    replace: 'chat === null',
    tests: faults('in-app', 'a chat that cannot open'),
  },
  {
    name: 'a refused clipboard leaves nothing selected',
    file: 'src/enquiry/contact-options.tsx',
    find: '      words.current?.select();\n',
    replace: '',
    tests: faults('chat', 'the message, and the number to call, are selected'),
  },
  {
    name: 'a start that failed is not tried again',
    file: 'src/runtime/boot/start.ts',
    find: '    setTimeout(listen, RETRY_AFTER);\n',
    replace: '',
    tests: faults('late-code', 'the start fails, then a mere movement'),
  },
  {
    name: 'a part that failed is not tried again',
    file: 'src/runtime/retry.ts',
    find: '      code = undefined;\n',
    replace: '',
    tests: faults('late-code', 'a part fails: a pressed question'),
  },
  {
    name: 'a held submit shows no other way',
    file: 'src/runtime/boot/held.ts',
    find: "setFlag('waiting');",
    replace: 'start();',
    tests: faults('late-code', 'a part fails: a held submit'),
  },
  {
    name: 'a page is shown without its style sheet',
    file: 'src/app/page-styles.ts',
    find: '      reject(new Error(`${href} did not arrive`));\n',
    replace: '      resolve();\n',
    tests: faults('late-code', 'pages fails: opened as a document'),
  },
  {
    name: 'a lost connection is not told of',
    file: 'src/app/router/arrives.ts',
    find: '      setLost(true);\n',
    replace: '',
    tests: faults('network', 'between pages: the page shown stays'),
  },
  {
    name: 'without a connection the page is reloaded',
    file: 'src/app/router/arrives.ts',
    find: 'if (answers) return',
    replace: 'return',
    tests: faults('network', 'between pages: the page shown stays'),
  },
  {
    name: 'words are lost where nothing can be stored',
    file: 'src/enquiry/draft.ts',
    find: '  if (fits) unstored.set(key, json);\n',
    replace: '',
    tests: faults('half-written', 'storage that throws'),
  },
  {
    name: 'Back before any intent shows another page',
    file: 'src/runtime/boot/main.ts',
    find: 'location.reload();\n};',
    replace: 'start();\n};',
    tests: faults('half-written', 'Back before any intent'),
  },
  {
    name: 'Back before the boot script shows another page',
    file: 'src/runtime/boot/main.ts',
    find: 'loadAgain();\n\n',
    replace: '\n',
    tests: ['tests/e2e/hydration.spec.ts :: Back before the boot script'],
  },
  {
    name: 'a page of the last deploy is waited for',
    file: 'src/app/router/arrives.ts',
    find: 'return leave(() => location.reload());',
    replace: 'return leave(() => setLost(true));',
    tests: faults('deploy', 'a deploy between two pages'),
  },
];

export const trouble = [...onInnerPages, ...inTrouble];
