export interface Allowed {
  rule: string;
  /** axe's own word for why it cannot decide; `any` for whatever it is. */
  cause: string;
  /** Selector of the elements. */
  where: string;
  /** Why a person has decided that it is right. */
  reason: string;
  /** A state, by its name in the matrix, in which it occurs: the entry fails there when it does not. */
  seenIn: string;
}

const home = '/ 1280 light';
const contrast = (cause: string, where: string, reason: string, seenIn: string): Allowed => ({
  rule: 'color-contrast',
  cause,
  where,
  reason,
  seenIn,
});

/** What axe cannot decide and a person has. Nothing else may stay undecided, in any state of the matrix. */
export const allowed: readonly Allowed[] = [
  contrast(
    'equalRatio',
    '.fig',
    'filled with engraved lines, which are left out here; they are of a text role',
    home,
  ),
  contrast(
    'pseudoContent',
    '.slide-tab-number, .carousel-position, .carousel-position *',
    'a rule of the page stands beside it, not behind',
    home,
  ),
  contrast('bgOverlap', 'main *', 'the box of an ornament reaches over it; nothing is drawn there', home),
  contrast('elmPartiallyObscuring', 'main *', 'as before', '/appointment 1280 light'),
  contrast('pseudoContent', 'header time', 'a rule of the page stands above it', '/blogDetails 1280 light'),
  contrast('elmPartiallyObscuring', '.menu-panel *', 'as before', 'bar: Services open by click (wide)'),
  {
    rule: 'aria-hidden-focus',
    cause: 'focusable-modal-open',
    where: '[data-headlessui-focus-guard]',
    reason: 'the guards of an open dialog send the focus on and never keep it (b-5)',
    seenIn: 'switches: call alert (wide)',
  },
  contrast(
    'any',
    'svg[role=img] text',
    'words of a drawing, among its lines: ink roles on the flat ground of the page',
    '/services/billDiscounting 1280 light',
  ),
  contrast(
    'shortTextContent',
    '.fig',
    'a figure of one digit; it has the colour of its role',
    '/services/credit-rating 1280 light',
  ),
  contrast(
    'pseudoContent',
    '.slide-number',
    'the line stands under the number, not behind',
    '/services/tech-services 1280 light',
  ),
  contrast(
    'nonBmp',
    '.figure-sign',
    'axe takes a rupee sign for an icon; it has the colour of its figure',
    '/services/loanForEveryIndian 1280 light',
  ),
  {
    rule: 'identical-links-same-purpose',
    cause: 'identical-links-same-purpose',
    where: '[data-without-script] a',
    reason: 'the same way to the firm, under each form with that form’s own first line in the message',
    seenIn: '/ 1280 scripts off',
  },
];
