import type { Engine } from './engines/finding.ts';

export interface Allowed {
  by: Engine | 'own';
  /** Rule ids of the engine, or the name of our check. */
  rule: string | readonly string[];
  /** Allows only incomplete results of axe, with this reason or `any`. */
  cause?: string;
  /** CSS selector of the elements. */
  where: string;
  /**
   * The page, or sequence of states, in which the finding occurs; without it there the row is out of date and fails.
   * Omitted if the finding depends on the length of a menu or on timing.
   */
  seenIn?: string;
  reason: string;
}

const measured = 'The background has images or layers; checks/ground.ts measures its pixels.';
const heading =
  'A note or number above a real heading; checks/words.ts finds text that looks like a heading.';
const ornament = 'the box of an ornament overlaps the text, without any drawing there';

const guard = '[data-headlessui-focus-guard]';
const guardReason = 'Headless UI moves focus from there into the dialog.';

/** A contrast that axe cannot compute. */
const contrast = (row: Omit<Allowed, 'by' | 'rule'>): Allowed => ({
  by: 'axe',
  rule: 'color-contrast',
  ...row,
});

/** Findings that were reviewed and are not bugs of the site. */
export const allowed: readonly Allowed[] = [
  contrast({
    cause: 'equalRatio',
    where: '.fig',
    seenIn: '/',
    reason: 'filled with engraved lines in a text colour, which this audit hides',
  }),
  contrast({
    cause: 'pseudoContent',
    where:
      '.slide-tab > span, [aria-roledescription] [data-needs-script] > [aria-hidden], [aria-roledescription] [data-needs-script] > [aria-hidden] *, .hero li > a > span, .hero li .whitespace-nowrap, main header .whitespace-nowrap, .frame li .whitespace-nowrap, .steps .fig, .perforation-xy .fig, .ledger-amounts td > span, .slab-rule > span',
    seenIn: '/',
    reason: 'the pseudo-element is a line, label or perforation beside the text, not behind it',
  }),
  contrast({
    cause: 'bgOverlap',
    where: 'main *',
    seenIn: '/services/digital-marketing',
    reason: ornament,
  }),
  contrast({
    cause: 'shortTextContent',
    where: 'main ol [aria-hidden]',
    reason: 'the number of a search result, hidden from screen readers; unit tests check its colours',
  }),
  contrast({ cause: 'elmPartiallyObscuring', where: 'main *', seenIn: '/insurence', reason: ornament }),
  contrast({
    cause: 'imgNode',
    where: 'main svg *',
    seenIn: '/services/digital-marketing',
    reason: 'text of a drawing, whose lines are beside it',
  }),
  contrast({
    cause: 'elmPartiallyObscuring',
    where: '[role=listbox] *',
    reason: 'scrolled partly under the edge of the list of results; the same colours are checked above it',
  }),
  contrast({ cause: 'elmPartiallyObscuring', where: '[data-menu-panel] *', seenIn: 'bar', reason: ornament }),
  contrast({
    cause: 'elmPartiallyObscured',
    where: '#mobile-menu *',
    reason: 'scrolled partly under the header of the drawer; the same colours are checked elsewhere',
  }),
  contrast({
    cause: 'elmPartiallyObscuring',
    where: 'footer p, footer li > a > span',
    reason: 'by fractions of a pixel at 320 and 1280 px; axe measures the same text on other pages',
  }),
  contrast({
    cause: 'elmPartiallyObscuring',
    where: '[role=dialog] form *',
    reason: 'on a phone the result list overflows the dialog with a background of its own',
  }),
  {
    by: 'axe',
    rule: 'heading-order',
    cause: 'any',
    where: ':is([role=dialog], [role=alertdialog]) h2',
    reason: 'The page behind an open dialog may already be inert, so that axe finds no preceding heading.',
  },
  {
    by: 'axe',
    rule: 'aria-hidden-focus',
    cause: 'focusable-modal-open',
    where: '[data-headlessui-focus-guard]',
    reason: 'the focus guards of an open dialog move focus at once',
    seenIn: 'switches',
  },
  contrast({
    cause: 'any',
    where: 'svg[role=img] text',
    seenIn: '/services/billDiscounting',
    reason: 'text of a drawing: text colours on the flat background of the page',
  }),
  contrast({
    cause: 'pseudoContent',
    where: '[aria-roledescription] [role=group] > button',
    seenIn: '/services/tech-services',
    reason: 'the line is below the number, not behind it',
  }),
  {
    by: 'axe',
    rule: 'identical-links-same-purpose',
    cause: 'identical-links-same-purpose',
    where: '[data-without-script] a',
    reason: 'the same contact link for each form, with a different first line of the message',
    seenIn: '/ 1280 light, without script',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: '.slider',
    seenIn: '/calculators',
    reason: 'The slider is below the field for the same value, whose visible label begins its name.',
  },
  {
    by: 'ibm',
    rule: 'text_contrast_sufficient/potential_graphic_background',
    where: '.fig',
    seenIn: '/',
    reason: measured,
  },
  {
    by: 'ibm',
    rule: 'text_contrast_sufficient/fail_contrast',
    where: '.frame.on-secondary *',
    seenIn: '/',
    reason: 'The engine ignores the green background, a positioned sibling; checks/ground.ts measures it.',
  },
  {
    by: 'ibm',
    rule: ['style_color_misuse/Potential_1', 'style_background_decorative/Potential_1'],
    where: 'head > style',
    seenIn: '/contact',
    reason:
      'Reported for every style sheet. Links are underlined, states have text (G12), and backgrounds are ornaments.',
  },
  {
    by: 'own',
    rule: 'autocomplete',
    where: 'input[name=buyer]',
    seenIn: '/overdue-invoices',
    reason: 'the name of the buyer, which is not one of the visitor',
  },
  { by: 'ibm', rule: 'text_block_heading/potential_heading', where: 'body *', seenIn: '/', reason: heading },
  {
    by: 'ibm',
    rule: 'text_sensory_misuse/potential_position',
    where: 'main *',
    seenIn: '/services/loanForEveryIndian',
    reason: 'Words like "below" that are not instructions or refer to the reading order.',
  },
  {
    by: 'ibm',
    rule: 'text_sensory_misuse/potential_other',
    where: 'main *, footer *',
    seenIn: '/appointment',
    reason: 'Words like "large" and "small" that describe amounts.',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: '[aria-roledescription] button, button[aria-label]',
    seenIn: '/',
    reason: 'Slider buttons with common icons, named by aria-label.',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: 'textarea[aria-describedby]',
    seenIn: '/contact',
    reason: 'The label is visible above the field; the character count below confuses the rule.',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: 'select[autocomplete=tel-country-code]',
    seenIn: '/contact',
    reason: 'The label is visible above it, beside the label of the number.',
  },
  {
    by: 'ibm',
    rule: 'blockquote_cite_exists/Potential_1',
    where: 'blockquote',
    seenIn: '/about',
    reason: 'A quotation of a named client, without a source to link.',
  },
  {
    by: 'ibm',
    rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access',
    where: '[role=tablist], [role=combobox]',
    seenIn: '/',
    reason: 'React handles keys at the root of the page; tests/e2e presses them (TB1).',
  },
  {
    by: 'ibm',
    rule: 'widget_tabbable_exists/fail_no_tabbable',
    where: '[inert] *',
    seenIn: 'slider Services of /',
    reason: 'A link in a slide out of view, which is inert (CR5).',
  },
  {
    by: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    where: 'a',
    seenIn: 'bar',
    reason:
      'A link on two lines or in an open panel; checks/walk.ts checks that nothing covers focused elements.',
  },
  {
    by: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    where: 'html:has([role=alertdialog]) :is(main, footer, aside) *',
    seenIn: 'switches',
    reason: 'The inert page behind the call alert.',
  },
  {
    by: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    where: 'html:has([role=listbox]) summary',
    reason: 'A list of results covers it while it is open; Escape, or leaving the field, closes the list.',
  },
  {
    by: 'alfa',
    rule: 'sia-r69',
    where: '*',
    cause: 'any',
    seenIn: '/',
    reason: 'A background that it cannot compute; checks/ground.ts measures the pixels.',
  },
  {
    by: 'alfa',
    rule: 'sia-r85',
    where: 'p.italic',
    seenIn: '/contact',
    reason: 'A short kicker above a heading, italic by design.',
  },
  {
    by: 'alfa',
    rule: 'sia-r73',
    where: 'p',
    seenIn: '/contact',
    reason: 'AAA (1.4.8): a line height of 1.5, which running text has; notes, leads and captions do not.',
  },
  {
    by: 'ibm',
    rule: [
      'aria_hidden_nontabbable/Fail_1',
      'element_tabbable_visible/potential_visible',
      'style_focus_visible/potential_focus_not_visible',
      'input_label_visible/potential_no_label',
    ],
    where: guard,
    seenIn: 'switches',
    reason: guardReason,
  },
  {
    by: 'alfa',
    rule: 'sia-r65',
    where: '.stretched',
    seenIn: '/calculators',
    reason: 'the focus ring is on the pseudo-element that covers the row; checks/ring.ts measures it',
  },
  { by: 'alfa', rule: 'sia-r17', where: guard, seenIn: 'switches', reason: guardReason },
  {
    by: 'alfa',
    rule: ['sia-r61', 'sia-r87'],
    where: 'html:has(dialog[open], [role=dialog], [role=alertdialog])',
    reason: 'A modal dialog makes the h1 and the skip link inert.',
  },
  {
    by: 'alfa',
    rule: 'sia-r78',
    where: '[role=tabpanel] h3', // of Home, in `npm run test:all`
    reason: 'The heading of the error summary follows the heading of its form (FM3).',
  },
  {
    by: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    where: 'html:has(dialog[open]) header *',
    seenIn: 'drawer',
    reason: 'The inert page behind the drawer, and rows scrolled out of view (MB6).',
  },
  {
    by: 'ibm',
    rule: 'widget_tabbable_exists/fail_no_tabbable',
    where: '[role=listbox]',
    seenIn: 'Search this site of /blogDetails',
    reason: 'Focus stays in the field (APG combobox).',
  },
  {
    by: 'axe',
    rule: 'th-has-data-cells',
    cause: 'th-has-data-cells',
    where: '.ledger-table:has([scope=rowgroup])',
    seenIn: '/services/training-placement',
    reason: 'A header for a group of rows, whose data cells are in the rows below (scope=rowgroup).',
  },
  {
    by: 'ibm',
    rule: 'media_keyboard_controllable/Manual_1',
    where: 'video[controls]',
    seenIn: 'film of /',
    reason: "The browser's own controls (VL2).",
  },
];
