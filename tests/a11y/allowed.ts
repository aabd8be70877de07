import type { Engine } from './engines/finding.ts';

export interface Allowed {
  by: Engine | 'own';
  /** The engine's ids of rules, or the name of our check. */
  rule: string | readonly string[];
  /** What axe cannot decide it says with a word of its own; only that is allowed, or `any`. */
  cause?: string;
  /** CSS selector of the elements it holds for. */
  where: string;
  /**
   * Page as it opens, or sequence of states, in which it is still seen: when no longer, the row is out of date and fails.
   * Left out where it hangs on the length of a menu or on a moment.
   */
  seenIn?: string;
  reason: string;
}

const measured = 'The ground is drawn or layered; checks/ground.ts measures its pixels instead.';
const heading = 'A note or a figure over a real heading; checks/words.ts looks for headings in looks alone.';
const ornament = 'the box of an ornament reaches over it; nothing is drawn there';

const guard = '[data-headlessui-focus-guard]';
const guardReason = 'Headless UI catches focus there and sends it on into the dialog at once (b-5).';

/** axe leaves the colours of a text open; by its word for why, and where. */
const contrast = (row: Omit<Allowed, 'by' | 'rule'>): Allowed => ({
  by: 'axe',
  rule: 'color-contrast',
  ...row,
});

/** Findings that were looked at and are no faults of the site. */
export const allowed: readonly Allowed[] = [
  contrast({
    cause: 'equalRatio',
    where: '.fig',
    seenIn: '/',
    reason: 'filled with engraved lines, which are left out here; they are of a text role',
  }),
  contrast({
    cause: 'pseudoContent',
    where:
      '.slide-tab-number, .carousel-position, .carousel-position *, .coupons-one > a > span, .steps .fig, .perforation-xy .fig',
    seenIn: '/',
    reason: 'a rule of the page, or a perforation, stands beside it, not behind',
  }),
  contrast({
    cause: 'bgOverlap',
    where: 'main *',
    seenIn: '/about',
    reason: ornament,
  }),
  contrast({ cause: 'elmPartiallyObscuring', where: 'main *', seenIn: '/', reason: ornament }),
  contrast({
    cause: 'imgNode',
    where: 'main svg *',
    seenIn: '/services/digital-marketing',
    reason: 'words of a drawing: its lines stand beside them',
  }),
  contrast({ cause: 'elmPartiallyObscuring', where: '.menu-panel *', seenIn: 'bar', reason: ornament }),
  contrast({
    cause: 'elmPartiallyObscured',
    where: '.drawer-row',
    reason: 'scrolled half under the head of the drawer; its colours are met where it is whole',
  }),
  contrast({
    cause: 'elmPartiallyObscuring',
    where: 'footer p',
    reason: 'by fractions of a pixel, on two pages at 320; on all others axe measures the same words',
  }),
  contrast({
    cause: 'elmPartiallyObscuring',
    where: '[role=dialog] form *',
    reason:
      'on a phone the list of results reaches over the lower edge of the dialog, on a ground of its own',
  }),
  {
    by: 'axe',
    rule: 'heading-order',
    cause: 'any',
    where: ':is([role=dialog], [role=alertdialog]) h2',
    reason:
      'The page before an open dialog is inert, sometimes before axe looks: it then sees no heading above.',
  },
  {
    by: 'axe',
    rule: 'aria-hidden-focus',
    cause: 'focusable-modal-open',
    where: '[data-headlessui-focus-guard]',
    reason: 'the guards of an open dialog send the focus on and never keep it (b-5)',
    seenIn: 'switches',
  },
  contrast({
    cause: 'any',
    where: 'svg[role=img] text',
    seenIn: '/services/billDiscounting',
    reason: 'words of a drawing, among its lines: ink roles on the flat ground of the page',
  }),
  contrast({
    cause: 'pseudoContent',
    where: '.slide-number',
    seenIn: '/services/tech-services',
    reason: 'the line stands under the number, not behind',
  }),
  contrast({
    cause: 'nonBmp',
    where: '.figure-sign',
    seenIn: '/services/loanForEveryIndian',
    reason: 'axe takes a rupee sign for an icon; it has the colour of its figure',
  }),
  {
    by: 'axe',
    rule: 'identical-links-same-purpose',
    cause: 'identical-links-same-purpose',
    where: '[data-without-script] a',
    reason: 'the same way to the firm, under each form with that form’s own first line in the message',
    seenIn: '/ 1280 light, without script',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: '.slider',
    seenIn: '/calculators',
    reason:
      'A slider stands under the box of the same figure, whose label is seen; its name begins with those words.',
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
    where: '.certificate *',
    seenIn: '/',
    reason: 'It looks past the green sheet, a positioned sibling. Measured by checks/ground.ts.',
  },
  {
    by: 'ibm',
    rule: 'style_color_misuse/Potential_1',
    where: 'head > style',
    seenIn: '/contact',
    reason: 'Asked of every page with a style sheet. Links are underlined, states have words (G12).',
  },
  { by: 'ibm', rule: 'text_block_heading/potential_heading', where: 'body *', seenIn: '/', reason: heading },
  {
    by: 'ibm',
    rule: 'text_sensory_misuse/potential_position',
    where: 'main *',
    seenIn: '/about',
    reason: 'Words like "below" and "beside" that are no instruction, or mean the reading order.',
  },
  {
    by: 'ibm',
    rule: 'text_sensory_misuse/potential_other',
    where: 'main *, footer *',
    seenIn: '/appointment',
    reason: 'Words like "large" and "small" that speak of sums and cases.',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: '.carousel-controls button, .fade-slider button, .rotation-controls button, button[aria-label]',
    seenIn: '/',
    reason: 'Buttons of a slider with the usual signs; their names are in aria-label.',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: 'textarea[aria-describedby]',
    seenIn: '/contact',
    reason: 'Its label is visible above it; the rule is led astray by the count below.',
  },
  {
    by: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    where: 'select[autocomplete=tel-country-code]',
    seenIn: '/contact',
    reason: 'Its label is visible above it, on the line of the label and hint of the number.',
  },
  {
    by: 'ibm',
    rule: 'blockquote_cite_exists/Potential_1',
    where: 'blockquote',
    seenIn: '/about',
    reason: 'Words of a client, with the client named beside them; there is no source to link.',
  },
  {
    by: 'ibm',
    rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access',
    where: '[role=tablist], [role=combobox]',
    seenIn: '/',
    reason: 'Headless UI listens at the root of the page; tests/e2e presses the keys (TB1).',
  },
  {
    by: 'ibm',
    rule: 'widget_tabbable_exists/fail_no_tabbable',
    where: '[inert] *',
    seenIn: 'slider Services of /',
    reason: 'A link of a slide that is not in view, and inert for that reason (CR5).',
  },
  {
    by: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    where: 'a',
    seenIn: 'bar',
    reason:
      'A link that wraps over two lines, or lies on an open panel; checks/walk.ts finds every focused element uncovered.',
  },
  {
    by: 'alfa',
    rule: 'sia-r69',
    where: '*',
    cause: 'any',
    seenIn: '/',
    reason: 'A ground that it cannot work out; checks/ground.ts looks at the pixels under every word.',
  },
  {
    by: 'alfa',
    rule: 'sia-r85',
    where: 'p.italic',
    seenIn: '/contact',
    reason: 'A kicker of a few words over a heading, in the italic of the design.',
  },
  {
    by: 'alfa',
    rule: 'sia-r73',
    where: 'p',
    seenIn: '/contact',
    reason:
      'AAA (1.4.8): 1.5 lines for every paragraph. Running text has them; notes, leads and captions do not.',
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
  { by: 'alfa', rule: 'sia-r17', where: guard, seenIn: 'switches', reason: guardReason },
  {
    by: 'alfa',
    rule: ['sia-r61', 'sia-r87'],
    where: 'html:has(dialog[open], [role=dialog], [role=alertdialog])',
    seenIn: 'switches',
    reason: 'A modal dialog: the h1 and the skip link are inert until it closes.',
  },
  {
    by: 'alfa',
    rule: 'sia-r78',
    where: '.tab-panel > h3', // of Home, in `npm run test:all`
    reason: 'The heading of the error summary follows that of the form it belongs to (FM3).',
  },
  {
    by: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    where: 'html:has(dialog[open]) header *',
    seenIn: 'drawer',
    reason: 'The page behind the drawer, which is inert, and rows that its own box has scrolled away (MB6).',
  },
  {
    by: 'ibm',
    rule: [
      'combobox_active_descendant/Fail_active_not_selected',
      'input_label_exists/Fail_2',
      'widget_tabbable_exists/fail_no_tabbable',
    ],
    where: '[role=combobox], [role=listbox]',
    seenIn: 'Search this site of /blogDetails',
    reason:
      'Active is not yet chosen (APG combobox); the list has an aria-label, and focus stays in the field.',
  },
  {
    by: 'axe',
    rule: 'th-has-data-cells',
    cause: 'th-has-data-cells',
    where: '.ledger-table:has([scope=rowgroup])',
    seenIn: '/services/training-placement',
    reason: 'A name over a group of rows: its cells are those of the rows under it (HTML, scope=rowgroup).',
  },
  {
    by: 'ibm',
    rule: 'media_keyboard_controllable/Manual_1',
    where: 'video[controls]',
    seenIn: 'film of /',
    reason: "The browser's own controls (VL2).",
  },
];
