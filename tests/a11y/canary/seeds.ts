/** A mistake that a developer makes, and the finding that names its line. */
export interface Seed {
  mistake: string;
  file: string;
  /** The text to replace, and its replacement, in order. */
  edits: readonly (readonly [text: string, replacement: string])[];
  /** The text in the line of the finding: the first line with it after the edits. */
  line: string;
  rule: string;
}

/** The mistakes are on the pages /about and /contact, each in another component. */
export const seeds: readonly Seed[] = [
  {
    mistake: 'input without label',
    file: 'src/sections/call-us.tsx',
    edits: [['{title}</h2>', '{title}</h2>\n<input type="text" className="field-box" />']],
    line: '<input',
    rule: 'label',
  },
  {
    mistake: 'icon button without name',
    file: 'src/sections/notice.tsx',
    edits: [
      ['import { Icon }', "import { IconButton } from '../components/button.tsx';\nimport { Icon }"],
      ['<Icon name="alert"', '<IconButton>\n<Icon name="close" />\n</IconButton>\n<Icon name="alert"'],
    ],
    line: '<IconButton>',
    rule: 'button-name',
  },
  {
    mistake: 'heading level skipped',
    file: 'src/sections/featured-services.tsx',
    edits: [['<h3 className="font-display text-h3 font-bold">{title}</h3>', '<h5>{title}</h5>']],
    line: '<h5>',
    rule: 'heading-order',
  },
  {
    mistake: 'contrast lowered through a token',
    file: 'tailwind.config.ts',
    edits: [["'muted-foreground': '#454F5F'", "'muted-foreground': '#A7ADB5'"]],
    line: '#A7ADB5',
    rule: 'color-contrast',
  },
  {
    mistake: 'contrast lowered through a class',
    file: 'src/sections/quote-section.tsx',
    edits: [['block text-sm text-foreground-soft', 'block text-sm text-border']],
    line: 'text-border',
    rule: 'color-contrast',
  },
  {
    mistake: 'div with onClick',
    file: 'src/sections/service-directory.tsx',
    edits: [
      [
        '<SectionHead {...head} />',
        '<SectionHead {...head} />\n<div onClick={() => history.back()}>Back</div>',
      ],
    ],
    line: 'onClick',
    rule: 'click',
  },
  {
    mistake: 'image without alt',
    file: 'src/sections/mission-statement.tsx',
    edits: [
      [
        '<h2 className={noteClasses}>',
        '<img src="/favicon.svg" width={48} height={48} />\n<h2 className={noteClasses}>',
      ],
    ],
    line: '<img',
    rule: 'image-alt',
  },
  {
    mistake: 'duplicate landmark name',
    file: 'src/components/breadcrumb.tsx',
    edits: [['aria-label={words.breadcrumb}', 'aria-label="Site"']],
    line: 'aria-label="Site"',
    rule: 'landmark-unique',
  },
  {
    mistake: 'aria-controls to nothing',
    file: 'src/chrome/theme-toggle.tsx',
    edits: [['<button type="button"', '<button aria-controls="no-such-panel" type="button"']],
    line: 'no-such-panel',
    rule: 'idref',
  },
  {
    mistake: 'list without items',
    file: 'src/sections/reasons.tsx',
    edits: [['layout="stacked" />', 'layout="stacked" />\n<ul role="list" />']],
    line: '<ul role="list" />',
    rule: 'empty-list',
  },
  {
    mistake: 'link told apart by colour only',
    file: 'src/pages/about.tsx',
    edits: [
      [
        '<p>{welcome.lenders}</p>',
        '<p>{welcome.lenders}{\' \'}\n<a href="/contact" className="text-brand no-underline">Contact us</a> first.</p>',
      ],
    ],
    line: '<a href',
    rule: 'link-in-text-block',
  },
  {
    mistake: 'target of 20 px',
    file: 'src/sections/page-banner.tsx',
    edits: [['{search && (', '<button type="button" className="size-5">?</button>\n{search && (']],
    line: 'size-5',
    rule: 'target',
  },
  {
    mistake: 'lang wrong on Hindi text',
    file: 'src/chrome/language-links.tsx',
    edits: [['lang={language}', 'lang="en"']],
    line: '<a',
    rule: 'language',
  },
  {
    mistake: 'dialog without name',
    file: 'src/components/dialog.tsx',
    edits: [['<DialogTitle className="text-h3 font-bold">{title}</DialogTitle>', '<h2>{title}</h2>']],
    line: '<HeadlessDialog',
    rule: 'aria-dialog-name',
  },
  {
    mistake: 'table header without scope',
    file: 'src/sections/data-table.tsx',
    edits: [['<th key={column} scope="col"', '<th key={column}']],
    line: '<th key={column}',
    rule: 'th-scope',
  },
  {
    mistake: 'positive tabindex',
    file: 'src/sections/call-to-action.tsx',
    edits: [
      [
        '<div className="flex flex-wrap gap-4 max-sm:grid">',
        '<div tabIndex={1} className="flex flex-wrap gap-4 max-sm:grid">',
      ],
    ],
    line: 'tabIndex={1}',
    rule: 'tabindex',
  },
];
