import type { Engine } from './engines/finding.ts';

export interface Allowed {
  by: Engine;
  /** The rule ids of the engine, or the name of our own check. */
  rule: string | readonly string[];
  /** If set, the row covers only findings that need review and have one of these causes. 'any' means all causes. */
  cause?: string | readonly string[];
  /** The CSS selector of the elements that may have the finding. */
  where: string;
  /**
   * A page or a sequence of states in which the finding occurs. The test fails if the finding no longer occurs there.
   * Omit this property for findings that depend on the length of a menu or on timing.
   */
  seenIn?: string;
  reason: string;
}

const guard = '[data-headlessui-focus-guard]';
const guardReason = 'Headless UI moves focus from this element into the dialog.';

/** Contrasts that axe cannot compute. checks/text-contrast.ts measures the pixels behind texts, except in drawings. */
const contrasts: readonly Omit<Allowed, 'by' | 'rule'>[] = [
  { cause: 'equalRatio', where: '.fig', seenIn: '/',
    reason: 'the text is filled with engraved lines in a text colour; the audit hides these lines' },
  { cause: 'pseudoContent', where: '.fade-slider [role=group] > button > span, [aria-roledescription] [data-needs-script] > [aria-hidden], [aria-roledescription] [data-needs-script] > [aria-hidden] *, [aria-roledescription] [role=group] > button, .hero li > a > span, .hero li .whitespace-nowrap, main header .whitespace-nowrap, .frame li .whitespace-nowrap, .steps .fig, .perforation-xy .fig, .ledger-amounts td > span, .slab-rule > span, [class*=slab-rule] a', seenIn: '/',
    reason: 'the pseudo-element is a line, label or perforation beside the text, not behind it' },
  { cause: ['bgOverlap', 'elmPartiallyObscuring'], where: 'main *', seenIn: '/insurence',
    reason: 'the box of an ornament overlaps the text, without any drawing there' },
  { cause: ['elmPartiallyObscuring', 'elmPartiallyObscured'], where: '[data-menu-panel] *, #mobile-menu *, [role=listbox] *, [role=dialog] form *, [data-sticky-answer] ~ * *, footer p, footer li > a > span', seenIn: 'bar',
    reason: 'an ornament, a sticky result, or the edge of a part that scrolls; the same colours are checked elsewhere' },
  { cause: 'shortTextContent', where: 'main ol [aria-hidden]',
    reason: 'the number of a search result, hidden from screen readers; unit tests check its colours' },
  { cause: 'any', where: 'main svg *', seenIn: '/services/billDiscounting',
    reason: 'text of a drawing: text colours on the flat background of the page, beside its lines' },
]; // oxfmt-ignore

/** Findings that people have reviewed and that are not bugs of the site. */
export const allowed: readonly Allowed[] = [
  ...contrasts.map((row): Allowed => ({ by: 'axe', rule: 'color-contrast', ...row })),
  { by: 'axe', rule: 'heading-order', cause: 'any', where: ':is([role=dialog], [role=alertdialog]) h2',
    reason: 'The page behind an open dialog may already be inert, so that axe finds no preceding heading.' },
  { by: 'axe', rule: 'identical-links-same-purpose', cause: 'identical-links-same-purpose', where: '[data-without-script] a',
    reason: 'the same contact link for each form, with a different first line of the message' },
  { by: 'axe', rule: 'th-has-data-cells', cause: 'th-has-data-cells', where: '.ledger-table:has([scope=rowgroup])', seenIn: '/services/training-placement',
    reason: 'A header for a group of rows, whose data cells are in the rows below (scope=rowgroup).' },
  { by: 'axe', rule: 'aria-hidden-focus', cause: 'focusable-modal-open', where: guard, seenIn: 'switches',
    reason: guardReason },
  { by: 'alfa', rule: 'sia-r17', where: guard, seenIn: 'switches', reason: guardReason },
  { by: 'ibm', rule: ['aria_hidden_nontabbable/Fail_1', 'element_tabbable_visible/potential_visible', 'style_focus_visible/potential_focus_not_visible', 'input_label_visible/potential_no_label'], where: guard, seenIn: 'switches',
    reason: guardReason },
  { by: 'ibm', rule: 'text_contrast_sufficient/potential_graphic_background', where: '.fig', seenIn: '/',
    reason: 'The background has images or layers; checks/text-contrast.ts measures its pixels.' },
  { by: 'ibm', rule: 'text_contrast_sufficient/fail_contrast', where: '.frame.on-secondary *', seenIn: '/',
    reason: 'The engine ignores the green background, a positioned sibling; checks/text-contrast.ts measures it.' },
  { by: 'ibm', rule: ['style_color_misuse/Potential_1', 'style_background_decorative/Potential_1'], where: 'head > style', seenIn: '/contact',
    reason: 'The rule reports every style sheet. Links are underlined, states have text (G12), and backgrounds are ornaments.' },
  { by: 'ibm', rule: 'text_block_heading/potential_heading', where: 'body *', seenIn: '/',
    reason: 'A note or number above a real heading; checks/words.ts finds text that looks like a heading.' },
  { by: 'ibm', rule: ['text_sensory_misuse/potential_position', 'text_sensory_misuse/potential_other'], where: 'main *, footer *', seenIn: '/appointment',
    reason: '"below" that refers to the reading order, and "large" and "small" of amounts: no instructions.' },
  { by: 'ibm', rule: 'input_label_visible/potential_no_label', where: '.slider, [aria-roledescription] button, button[aria-label], textarea[aria-describedby], select[autocomplete=tel-country-code]', seenIn: '/contact',
    reason: 'Icon buttons, which aria-label names, and fields whose visible label the rule does not find.' },
  { by: 'ibm', rule: 'blockquote_cite_exists/Potential_1', where: 'blockquote', seenIn: '/about',
    reason: 'A quotation of a named client, without a source to link.' },
  { by: 'ibm', rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access', where: '[role=tablist], [role=combobox]', seenIn: '/',
    reason: 'React handles keys at the root of the page; the journeys press them (TB1).' },
  { by: 'ibm', rule: 'widget_tabbable_exists/fail_no_tabbable', where: '[inert] *', seenIn: 'slider Services of /',
    reason: 'A link in a slide out of view, which is inert (CR5).' },
  { by: 'ibm', rule: 'element_tabbable_unobscured/potential_obscured', where: 'a, html:has([role=alertdialog]) :is(main, footer, aside) *, html:has(dialog[open]) header *, html:has([role=listbox]) summary', seenIn: 'bar',
    reason: 'A link on two lines, the inert page behind a dialog, or an element below a list; checks/walk.ts checks that nothing covers focused elements.' },
  { by: 'ibm', rule: 'widget_tabbable_exists/fail_no_tabbable', where: '[role=listbox]', seenIn: 'Search this site of /blogDetails',
    reason: 'Focus stays in the field (APG combobox).' },
  { by: 'ibm', rule: 'media_keyboard_controllable/Manual_1', where: 'video[controls]', seenIn: 'film of /',
    reason: "The browser's own controls (VL2)." },
  { by: 'alfa', rule: 'sia-r69', cause: 'any', where: '*', seenIn: '/',
    reason: 'The engine cannot compute the background; checks/text-contrast.ts measures the pixels.' },
  { by: 'alfa', rule: 'sia-r85', where: 'p.italic', seenIn: '/contact',
    reason: 'A short line above a heading, italic by design.' },
  { by: 'alfa', rule: 'sia-r73', where: 'p', seenIn: '/contact',
    reason: 'AAA (1.4.8): running text has a line height of 1.5, but notes, leads and captions have less.' },
  { by: 'alfa', rule: 'sia-r65', where: '.stretched', seenIn: '/calculators',
    reason: 'The focus ring is on the pseudo-element that covers the row; checks/ring.ts measures it.' },
  { by: 'alfa', rule: ['sia-r61', 'sia-r87'], where: 'html:has(dialog[open], [role=dialog], [role=alertdialog])',
    reason: 'A modal dialog makes the h1 and the skip link inert.' },
  { by: 'alfa', rule: 'sia-r78', where: '[role=tabpanel] h3',
    reason: 'The heading of the error summary follows the heading of its form (FM3).' },
  { by: 'own', rule: 'autocomplete', where: 'input[name=buyer]', seenIn: '/overdue-invoices',
    reason: 'the name of the buyer, not of the visitor' },
]; // oxfmt-ignore
