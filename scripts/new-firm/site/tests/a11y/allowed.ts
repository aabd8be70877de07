import { services } from '../../src/site/services.ts';
import type { Engine } from './engines/finding.ts';

export interface Allowed {
  by: Engine | 'own';
  /** The engine's ids of rules, or the name of our check. */
  rule: string | readonly string[];
  /** What axe cannot decide it says with a word of its own; only that is allowed, or `any`. */
  cause?: string;
  /** CSS selector of the elements it holds for. */
  where: string;
  /** Page as it opens, or sequence of states, in which it is still seen: when no longer, the row is out of date and fails. */
  seenIn: string;
  reason: string;
}

const measured = 'The ground is drawn or layered; checks/ground.ts measures its pixels instead.';
const heading = 'A note or a figure over a real heading; checks/words.ts looks for headings in looks alone.';

/** axe leaves the colours of a text open; by its word for why, and where. */
const contrast = (cause: string, where: string, reason: string, seenIn: string): Allowed => ({
  by: 'axe',
  rule: 'color-contrast',
  cause,
  where,
  reason,
  seenIn,
});

/** Findings that were looked at and are no faults of the site. */
export const allowed: readonly Allowed[] = [
  contrast(
    'equalRatio',
    '.fig',
    'filled with engraved lines, which are left out here; they are of a text role',
    '/',
  ),
  contrast(
    'pseudoContent',
    '.slide-tab-number, .carousel-position, .carousel-position *',
    'a rule of the page stands beside it, not behind',
    '/',
  ),
  contrast('bgOverlap', 'main *', 'the box of an ornament reaches over it; nothing is drawn there', '/about'),
  contrast('elmPartiallyObscuring', 'main *', 'as before', '/'),
  contrast(
    'shortTextContent',
    '.fig',
    'a figure of one digit; it has the colour of its role',
    services[0].path,
  ),
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
    where: 'link[rel=stylesheet]',
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
    where: 'main *',
    seenIn: '/appointment',
    reason: 'Words like "large" and "small" that speak of money.',
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
    where: 'select[autocomplete=country]',
    seenIn: '/contact',
    reason: 'Its label is visible above it, on the line of the label and hint of the number.',
  },
  {
    by: 'ibm',
    rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access',
    where: '[role=tablist], [role=combobox]',
    seenIn: '/',
    reason: 'Headless UI listens at the root of the page; tests/e2e presses the keys (TB1).',
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
];
