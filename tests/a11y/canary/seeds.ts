/** A mistake that a developer could make, and the finding that must name its line. */
export interface Seed {
  mistake: string;
  file: string;
  /** The texts to replace, each with its replacement, in this order. */
  edits: readonly (readonly [text: string, replacement: string])[];
  /** A text in the line that the finding names. It is the first line that contains the text after the edits. */
  line: string;
  rule: string;
}

/**
 * The mistakes on the pages /about and /contact, each in another component. They differ in how their line is found:
 * in the component, in its caller, in the theme or by our own checks. canary.spec.ts has violations of all other rules.
 */
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
];
