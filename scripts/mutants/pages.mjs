/** Faults that are seen when a page, or a state of a widget, is met in a browser (tests/visits, tests/a11y/states). */
const visit = (path) => [`tests/visits/pages.spec.ts :: ${path} wide`];
/** At either width: the pages change turns. */
const states = (path) => [`tests/a11y/states/states.spec.ts :: ${path}, `];

const inStates = [
  {
    name: 'the notes of what a search finds are too pale',
    file: 'src/components/search-outcome.tsx',
    find: 'text-caption text-ink-mute',
    replace: 'text-caption text-rule',
    tests: states('/blogDetails'),
  },
  {
    name: 'the list of what a search finds has no name',
    file: 'src/components/page-search.tsx',
    find: '              aria-label={`Results for ${label}`}\n',
    replace: '',
    tests: states('/blogDetails'),
  },
  {
    name: 'the message to copy has no label',
    file: 'src/enquiry/contact-options.tsx',
    find: '<label htmlFor={id} className="font-semibold">',
    replace: '<label className="font-semibold">',
    tests: states('/contact'),
  },
  {
    name: 'the links of the error summary are red on red',
    file: 'src/components/error-summary.tsx',
    find: 'border-error bg-error-tint',
    replace: 'border-error bg-error',
    tests: states('/contact'),
  },
  {
    name: 'an open group of the drawer is dark on dark',
    file: 'src/chrome/drawer-submenu.tsx',
    find: 'data-open:bg-ledger',
    replace: 'data-open:bg-night',
    tests: states('/contact'),
  },
  {
    name: 'a field points at an error that is not there',
    file: 'src/components/field.tsx',
    find: '<p id={errorId(id)} className="field-error',
    replace: '<p className="field-error',
    tests: states('/contact'),
  },
  {
    name: 'the number to call is too pale',
    file: 'src/chrome/call-dialog.tsx',
    find: 'font-bold text-engrave select-all',
    replace: 'font-bold text-engrave opacity-30 select-all',
    tests: states('/contact'),
  },
];

const byChecks = [
  {
    name: 'links say Details and no more',
    file: 'src/sections/coupons.tsx',
    find: ' about={`of ${box.title}`}',
    replace: '',
    tests: visit('/'),
  },
  {
    name: 'a heading is a heading in looks alone',
    file: 'src/sections/coupons.tsx',
    find: '<h3 className="font-display text-h3 font-bold">{box.title}</h3>',
    replace: '<p className="font-display text-h3 font-bold">{box.title}</p>',
    tests: visit('/'),
  },
  {
    name: 'keywords are too low for a finger',
    file: 'src/styles/blocks.css',
    find: '    align-items: center;\n    min-height: theme(spacing.tap);\n',
    replace: '    align-items: center;\n',
    tests: visit('/blogDetails'),
  },
  {
    name: 'a field does not say that it asks for the email',
    file: 'src/enquiry/form-fields.tsx',
    find: '<TextField {...own} type="email" autoComplete="email"',
    replace: '<TextField {...own} type="email"',
    tests: visit('/insurenceDetails'),
  },
  {
    name: 'questions are as high as one line of usual type',
    file: 'src/styles/accordion.css',
    find: '    min-height: 3.25rem;\n',
    replace: '    height: 64px;\n    overflow: hidden;\n',
    tests: visit('/insurenceDetails'),
  },
  {
    name: 'choosing in a list sends the form',
    file: 'src/components/field.tsx',
    find: '<select\n          className="field-box min-h-control appearance-none"',
    replace:
      '<select onInput={(event) => event.currentTarget.form?.requestSubmit()} className="field-box min-h-control appearance-none"',
    tests: visit('/appointment'),
  },
  {
    name: 'the ring of focus is as pale as a hairline',
    file: 'src/styles/base.css',
    find: '  outline: theme(line.ring) var(--focus);\n  outline-offset: theme(lineWidth.ring);\n  box-shadow: 0 0 0 theme(lineWidth.ring) var(--focus-halo) !important;',
    replace: '  outline: theme(line.ring) var(--rule);',
    tests: visit('/team'),
  },
  {
    name: 'the floating row lies over what has focus',
    file: 'src/styles/chrome.css',
    find: '  .floating[data-away]:not(:focus-within) {\n',
    replace:
      '  .floating {\n    inset: auto 0 0;\n    min-height: 9rem;\n    background: var(--night);\n  }\n  .floating[data-gone] {\n',
    tests: visit('/team'),
  },
];

const byEngines = [
  {
    name: 'grey words stand on green',
    file: 'src/sections/call-to-action.tsx',
    find: 'text-lead text-on-plate-soft',
    replace: 'text-lead text-ink-mute',
    tests: visit('/about'),
  },
  {
    name: 'links in a text are told by colour alone',
    file: 'src/components/link.tsx',
    find: "text: 'font-semibold text-engrave underline decoration-link underline-offset-[.28em] hover:decoration-mark'",
    replace: "text: 'text-engrave hover:underline'",
    tests: visit('/privacy'),
  },
  {
    name: 'what cannot be operated is a tab stop',
    file: 'src/sections/steps-list.tsx',
    find: '<ol role="list"',
    replace: '<ol role="list" tabIndex={0}',
    tests: visit('/services/credit-rating'),
  },
  {
    name: 'running text is justified',
    file: 'src/styles/base.css',
    find: '  text-wrap: pretty;\n',
    replace: '  text-wrap: pretty;\n  text-align: justify;\n',
    tests: visit('/contact'),
  },
  {
    name: 'the bar and the breadcrumb have one name',
    file: 'src/chrome/site-menu.tsx',
    find: 'aria-label="Main"',
    replace: 'aria-label="Breadcrumb"',
    tests: visit('/team'),
  },
];

const onAPhone = [
  {
    name: 'fields are wider than the narrowest phone',
    file: 'src/styles/forms.css',
    find: '    width: 100%;\n    margin-top: 0.4rem;\n',
    replace: '    width: 100%;\n    min-width: 22rem;\n    margin-top: 0.4rem;\n',
    tests: visit('/appointment'),
  },
  {
    name: 'words begin at the edge of the glass',
    file: 'src/styles/components.css',
    find: '    padding-inline: theme(spacing.gutter);\n',
    replace: '',
    tests: visit('/team'),
  },
  {
    name: 'a title does not wrap',
    file: 'src/sections/page-banner.tsx',
    find: 'mt-3 mb-4 font-display',
    replace: 'mt-3 mb-4 whitespace-nowrap font-display',
    tests: visit('/services/creditRatingAdversory'),
  },
  {
    name: 'figures stand in one line, whatever their number',
    file: 'src/styles/prose.css',
    find: '      grid-template-columns: auto auto;',
    replace: '      grid-auto-flow: column;',
    tests: visit('/insurence'),
  },
];

const whileItLoads = [
  {
    name: 'room at the top is made by script',
    file: 'src/runtime/boot/main.ts',
    find: "addEventListener('load', () => {\n",
    replace: "addEventListener('load', () => {\n  document.body.style.paddingTop = '9rem';\n",
    tests: visit('/team'),
  },
  {
    name: 'the page comes in by its margin',
    file: 'src/styles/base.css',
    find: '    env(safe-area-inset-left);\n}\n',
    replace:
      '    env(safe-area-inset-left);\n  animation: arrive 0.3s;\n}\n@keyframes arrive {\n  from {\n    margin-top: 12rem;\n  }\n}\n',
    tests: visit('/team'),
  },
  {
    name: 'the banner folds up as it arrives',
    file: 'src/styles/banners.css',
    find: '  .page-banner:not(.note-house) {\n',
    replace:
      '  @keyframes fold {\n    from {\n      padding-top: 14rem;\n    }\n  }\n  .page-banner:not(.note-house) {\n    animation: fold 0.3s;\n',
    tests: visit('/services/wealth'),
  },
];

export const pages = [...inStates, ...byChecks, ...byEngines, ...onAPhone, ...whileItLoads];
