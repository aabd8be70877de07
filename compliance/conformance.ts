import { leadEndpoint } from '../src/site/lead-endpoint.ts';

/**
 * How the site conforms to a criterion of WCAG 2.2. `npm run conformance` writes docs/reference/conformance.md from all
 * criteria, and a copy to which /accessibility links.
 */
export interface Criterion {
  /** The number of the criterion: '1.4.3'. */
  id: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  /** `met`, or `absent` if the site has no content to which the criterion applies, such as sound. */
  state: 'met' | 'absent';
  /** How the site meets the criterion. If the state is `absent`, the kind of content that the site lacks. */
  how: string;
  /** What a person has checked, because automated tests are not sufficient. */
  byPerson?: string;
  /** What nobody has checked yet, or what only people of the project have checked. */
  open?: string;
}

type Row = readonly [id: string, name: string, how: string, otherFields?: Partial<Criterion>];

const toCriteria = (level: Criterion['level'], ...rows: Row[]): Criterion[] =>
  rows.map(([id, name, how, otherFields]) => ({ id, name, level, state: 'met', how, ...otherFields }));

const absent = { state: 'absent' } as const;
const checkedByEye = { byPerson: 'Looked at by eye, at phone and desktop width, light and dark.' };
const textsJudgedByAuthors = { open: 'Only the authors have judged the texts.' };
const notTestedWithScreenReader = { open: 'Not tested with a screen reader on a real device.' };

const levelA = toCriteria(
  'A',
  [
    '1.1.1',
    'Non-text Content',
    'Drawings have a name and a description, icons are next to text, and decorative art is hidden from screen readers.',
    { open: 'Only the authors have judged the descriptions.' },
  ],
  [
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    'The only film is silent; its four steps are also in the text of the page.',
    { open: 'Only the makers of the film have compared it with the text.' },
  ],
  ['1.2.2', 'Captions (Prerecorded)', 'The film has no sound, but it has captions.', absent],
  [
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    'The film has no sound track; its steps are also in the text.',
    absent,
  ],
  [
    '1.3.1',
    'Info and Relationships',
    'Landmarks, headings, lists, tables, labels and fieldsets use the proper HTML elements.',
    notTestedWithScreenReader,
  ],
  [
    '1.3.2',
    'Meaningful Sequence',
    'The order of the document is the reading order, also in print and without JavaScript.',
  ],
  [
    '1.3.3',
    'Sensory Characteristics',
    'No instruction depends on shape, position or sound.',
    textsJudgedByAuthors,
  ],
  [
    '1.4.1',
    'Use of Color',
    'Links in text are underlined; errors, ticks and selected items have text or a mark.',
    checkedByEye,
  ],
  ['1.4.2', 'Audio Control', 'Nothing on the site makes a sound.', absent],
  ['2.1.1', 'Keyboard', 'Menus, tabs, questions, sliders, dialogs and forms are operated by keys.'],
  ['2.1.2', 'No Keyboard Trap', 'Escape leaves every menu and dialog, and Tab leaves everything else.'],
  [
    '2.1.4',
    'Character Key Shortcuts',
    'One character, /, opens the search outside of fields, and can be turned off there.',
  ],
  ['2.2.1', 'Timing Adjustable', 'Nothing has a time limit.', absent],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    'Each slider has a Stop button, and a button in the footer stops all movement and is remembered.',
  ],
  [
    '2.3.1',
    'Three Flashes or Below Threshold',
    'Nothing flashes: slides change every two seconds or less often, by a fade or a slide.',
    { open: 'The film has not been measured by a program for flashes.' },
  ],
  ['2.4.1', 'Bypass Blocks', 'A skip link comes first, and landmarks and headings divide each page.'],
  ['2.4.2', 'Page Titled', 'Each page has its own title, which is updated after navigation and form errors.'],
  [
    '2.4.3',
    'Focus Order',
    'Tab follows the page order; navigation moves focus to the heading, and closing a dialog returns it.',
  ],
  [
    '2.4.4',
    'Link Purpose (In Context)',
    'Links name their target and say when a new tab opens.',
    textsJudgedByAuthors,
  ],
  ['2.5.1', 'Pointer Gestures', 'Sliders have Previous and Next; nothing needs a swipe or two fingers.'],
  [
    '2.5.2',
    'Pointer Cancellation',
    'Everything acts on the click; a press by itself only closes a menu or pauses a slider.',
  ],
  ['2.5.3', 'Label in Name', 'The name of a control starts with its visible text.'],
  ['2.5.4', 'Motion Actuation', 'Nothing reacts to the movement of a device.', absent],
  ['3.1.1', 'Language of Page', 'Every page declares its language, English as used in India or Hindi.'],
  ['3.2.1', 'On Focus', 'Focus alone opens nothing and goes nowhere; it only stops a slider.'],
  ['3.2.2', 'On Input', 'Typing and choosing change nothing else; a form is sent by its button.'],
  ['3.2.6', 'Consistent Help', 'Phone, email, chat and enquiry are in the same order on every page.'],
  ['3.3.1', 'Error Identification', 'Errors are described at the field and in a list above the form.'],
  ['3.3.2', 'Labels or Instructions', 'Each field has a label above it, with the format where it matters.'],
  ['3.3.7', 'Redundant Entry', 'No form asks twice. What was typed is kept after a reload.'],
  [
    '4.1.2',
    'Name, Role, Value',
    'Widgets follow the W3C’s patterns and expose their state.',
    notTestedWithScreenReader,
  ],
);

const levelAA = toCriteria(
  'AA',
  ['1.2.4', 'Captions (Live)', 'Nothing is broadcast live.', absent],
  ['1.2.5', 'Audio Description (Prerecorded)', 'No film has a sound track that could describe it.', absent],
  ['1.3.4', 'Orientation', 'Pages work in both orientations, from 320 pixels of width.'],
  ['1.3.5', 'Identify Input Purpose', 'Name, email, phone and company have autocomplete values.'],
  ['1.4.3', 'Contrast (Minimum)', 'Every pair of colours that meets is 4.5 to 1 or more, in both themes.'],
  [
    '1.4.4',
    'Resize Text',
    'Sizes follow the browser’s, zoom is never forbidden, and nothing is cut off at twice the size.',
  ],
  ['1.4.5', 'Images of Text', 'All words are text, those in drawings too.', checkedByEye],
  ['1.4.10', 'Reflow', 'No page scrolls sideways at 320 pixels; tables become a block for each row.'],
  ['1.4.11', 'Non-text Contrast', 'Borders of fields, icons, marks and the focus ring reach 3 to 1.'],
  ['1.4.12', 'Text Spacing', 'Boxes grow with their text; no height is fixed.'],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'A menu that hover opened stays for the pointer, and Escape closes it wherever focus is.',
  ],
  ['2.4.5', 'Multiple Ways', 'Menus, a list of all pages in each footer, and a search in each header.'],
  [
    '2.4.6',
    'Headings and Labels',
    'Headings describe the section; labels describe the field.',
    textsJudgedByAuthors,
  ],
  ['2.4.7', 'Focus Visible', 'A ring of two colours, visible on every background.', checkedByEye],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'The floating row leaves room under and over what has focus.'],
  ['2.5.7', 'Dragging Movements', 'What can be dragged has Previous and Next, or a number for each slide.'],
  ['2.5.8', 'Target Size (Minimum)', 'Targets are 24 pixels or more, most of them 44.'],
  [
    '3.1.2',
    'Language of Parts',
    'A page is in English or Hindi. The language link and English titles on Hindi pages are marked.',
    {
      ...absent,
      ...textsJudgedByAuthors,
    },
  ],
  ['3.2.3', 'Consistent Navigation', 'Header and footer are the same on every page.'],
  ['3.2.4', 'Consistent Identification', 'One component serves each purpose, with one name for it.'],
  ['3.3.3', 'Error Suggestion', 'Each message says how to correct the error.', textsJudgedByAuthors],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    leadEndpoint
      ? 'The site makes no contracts: an enquiry is sent with its form.'
      : 'The site makes no contracts: a message is sent only when the visitor presses Send in the chat.',
  ],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'There is no login.', absent],
  [
    '4.1.3',
    'Status Messages',
    'Messages such as success, copying and an empty search are announced by one live region, which is in the page from the start.',
    notTestedWithScreenReader,
  ],
);

const levelAAA = toCriteria(
  'AAA',
  ['1.4.6', 'Contrast (Enhanced)', 'Body text is 7 to 1 or more. Captions and links are not included.'],
  [
    '2.4.12',
    'Focus Not Obscured (Enhanced)',
    'Nothing that stays in view covers any part of what has focus.',
  ],
  [
    '2.4.13',
    'Focus Appearance',
    'The focus ring has two lines, each 3 pixels thick. One of them has a contrast of at least 3:1 with the background.',
  ],
  [
    '2.5.5',
    'Target Size (Enhanced)',
    'Controls of header, menus, sliders, tabs, questions, forms and dialogs are 44 pixels high or more.',
  ],
  [
    '3.3.6',
    'Error Prevention (All)',
    'What is written can be checked, changed or dropped before anything leaves the page.',
  ],
);

export const criteria: readonly Criterion[] = [...levelA, ...levelAA, ...levelAAA];
