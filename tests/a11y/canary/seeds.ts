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
 * in the component, in its caller, in the theme or by our own checks.
 */
export const seeds: readonly Seed[] = [
  { mistake: 'input without label', file: 'src/sections/call-us.tsx', line: '<input', rule: 'label',
    edits: [['{title}</h2>', '{title}</h2>\n<input type="text" className="field-box" />']] },
  { mistake: 'icon button without name', file: 'src/sections/notice.tsx', line: '<IconButton>', rule: 'button-name',
    edits: [
      ['import { Icon }', "import { IconButton } from '../components/button.tsx';\nimport { Icon }"],
      ['<Icon name="alert"', '<IconButton>\n<Icon name="close" />\n</IconButton>\n<Icon name="alert"'],
    ] },
  { mistake: 'contrast lowered through a token', file: 'tailwind.config.ts', line: '#A7ADB5', rule: 'color-contrast',
    edits: [["'muted-foreground': '#454F5F'", "'muted-foreground': '#A7ADB5'"]] },
  { mistake: 'contrast lowered through a class', file: 'src/sections/quote-section.tsx', line: 'text-border', rule: 'color-contrast',
    edits: [['block text-sm text-foreground-soft', 'block text-sm text-border']] },
  { mistake: 'div with onClick', file: 'src/sections/service-directory.tsx', line: 'onClick', rule: 'click',
    edits: [['<SectionHead {...head} />', '<SectionHead {...head} />\n<div onClick={() => history.back()}>Back</div>']] },
  { mistake: 'lang wrong on Hindi text', file: 'src/chrome/language-links.tsx', line: '<a', rule: 'language',
    edits: [['lang={language}', 'lang="en"']] },
  { mistake: 'dialog without name', file: 'src/components/dialog.tsx', line: '<HeadlessDialog', rule: 'aria-dialog-name',
    edits: [['<DialogTitle className="text-h3 font-bold">{title}</DialogTitle>', '<h2>{title}</h2>']] },
]; // oxfmt-ignore
