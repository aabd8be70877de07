/**
 * The requirements that comments and test titles refer to by a code, such as NV3. They come from WCAG 2.2, the ARIA
 * Authoring Practices and public design systems. tests/specification/unit/contract-codes.test.ts compares this list
 * with the uses of the codes.
 */
export const contract = {
  // Every page and every widget
  G1: 'One header, one main, one footer; each navigation has its own name; all content is in a landmark.',
  G2: 'One h1, no skipped heading level; the language of the page and of foreign words is set.',
  G3: 'Each page has its own title, "page - firm", and the HTML has one title element.',
  G4: 'A list without bullets has role="list": otherwise Safari does not expose it as a list.',
  G5: 'The focus ring has two colours, is at least 2 px thick and the same everywhere.',
  G6: 'Controls are at least 24 px; in header, menus, carousels, tabs, forms and dialogs 44 px.',
  G7: 'The header and the floating buttons never cover the focused element.',
  G8: 'ARIA references point to existing elements in every state.',
  G9: 'The prerendered HTML has all text and links, closed panels included; none is hidden by opacity.',
  G10: 'Without JavaScript everything is readable, and forms name other ways to reach the firm.',
  G11: 'Motion respects the visitor’s preference; one switch stops it everywhere and is remembered.',
  G12: 'Colour is never the only sign; contrast is at least 4.5:1 for text, 3:1 for controls and graphics.',
  G13: 'In forced colours buttons, cards and fields have a border, and selected items are recognisable.',
  G14: 'Pages can be zoomed; sizes are relative; boxes with text have no fixed height.',
  G15: 'Hydration finds no difference between server and client.',
  G16: 'aria-hidden never contains a focusable element.',
  G17: 'One live region per page, present and empty from the start; one message per event.',
  G18: 'Controls act on click, and their accessible name contains the visible label.',
  G19: 'Phone, email, WhatsApp and enquiry have the same order on every page.',

  // Skip link, navigation between pages
  SK1: 'The first focusable element is a link to the main content, visible when focused.',
  SK2: 'The skip link moves focus to the main content; Tab continues from there.',
  RC1: 'A new page sets its title and then moves focus to its h1, which is announced once.',
  RC2: 'The first load does not move focus; Back restores scroll position and focus.',
  RC3: 'An open dialog closes before focus moves to the h1.',
  RC4: 'A completed navigation closes every menu, also for a link to the current page.',

  // Navigation bar and its panels, mobile menu
  NV1: 'A disclosure button and its panel in a named navigation; no ARIA menu.',
  NV2: 'All services are links in the HTML, in named groups.',
  NV3: 'Enter and Space toggle; Tab moves through the panel; Escape closes it from any focus.',
  NV4: 'Hover opens after a delay and closes after a delay; it does not move focus.',
  NV5: 'A click keeps a panel open that hover has opened; on touch one tap opens, the next closes.',
  NV6: 'At most one panel is open; Escape, a click or focus outside, a link or a narrow window closes it.',
  NV7: 'An open panel fits into the viewport or scrolls.',
  MB1: 'The menu button announces that it opens a dialog, and exists only where it is visible.',
  MB2: 'A modal dialog named Menu, with Close first; focus moves into it.',
  MB3: 'The page behind the menu cannot be reached or scrolled.',
  MB4: 'Close, Escape, a tap outside, a link, Back or a wider window closes the menu; the page has not scrolled.',
  MB5: 'After the menu has closed, focus returns to its button, unless a new page was opened.',
  MB6: 'One submenu is open at a time; Escape closes the submenu first.',
  MB7: 'No text field has focus when the menu opens.',

  // Accordion, tabs
  AC1: 'Each header is a heading with a button; up to six panels are regions.',
  AC2: 'Enter and Space toggle; the pressed header keeps its position when other panels close.',
  AC3: 'The fragment of the URL and the browser’s text search open a panel.',
  AC4: 'From four items on, one button opens or closes all; in print all are open.',
  TB1: 'Arrow keys, Home and End move between tabs; other keys are not handled.',
  TB2: 'All panels are in the HTML, under headings; a panel that starts with a control is no tab stop.',
  TB3: 'Typed text survives a change of tab, and the URL names the selected tab.',

  // Carousel, hero, film, alert dialog
  CR1: 'A carousel is a named region; controls come before slides; each slide has its position and title.',
  CR2: 'The first control stops and starts the rotation; Previous and Next follow.',
  CR3: 'Hover pauses the rotation; Stop and focus end it; only Start resumes it.',
  CR5: 'Slides out of view cannot be reached.',
  CR6: 'Slides are announced only when the visitor changes them.',
  CR8: 'Dragging has buttons as an alternative; text can be selected, and the page still scrolls.',
  HF1: 'The hero meets the requirements of a carousel (CR1-CR8); the h1 and the text of all slides are always in the HTML.',
  HF2: 'The first slide is visible in the prerendered page; old text stays until the new text is ready.',
  HF3: 'Markup never depends on the motion preference.',
  HF4: 'With reduced motion, slides change without movement and do not rotate.',
  VL1: 'A link to the film, which opens a dialog if scripts run.',
  VL2: 'The dialog has the name of the film; Close is first and focused.',
  VL3: 'Closing removes the player and returns focus to the link.',
  AL1: 'An alert dialog has a title and a description; focus is on the least destructive button.',
  AL2: 'A click outside an alert dialog does nothing; Escape cancels; button labels name the action.',

  // Forms
  FM1: 'The label is above the field, the hint before the error; autocomplete is set.',
  FM2: 'Fields are validated on submit; errors are text; a double submit sends once.',
  FM3: 'An invalid submit focuses a summary with a link to each field, announced once.',
  FM4: 'An error is above its field, starts with "Error" and says how to fix it.',
  FM5: 'After a valid submit focus moves to the next step; success appears only after confirmation.',
  FM7: 'Without JavaScript a form uses the browser’s validation and names other ways to reach the firm.',

  // Links, breadcrumb, floating buttons, counters, ratings, tables, tags
  NW1: 'A link that opens a new tab says so in its text.',
  BC1: 'A named list of links that starts with Home; the last item is the current page.',
  FB0: 'The floating buttons have one name and behaviour on every page; they are hidden while a field has the focus, and where the page shows the same action.',
  FB1: 'Floating buttons are named links and buttons of 44 px, last in the page; Back to top also moves focus.',
  FB2: 'Floating buttons cover neither the focused element nor the last line of a page.',
  CN1: 'The final number is in the HTML; the animated digits are hidden from screen readers.',
  ST1: 'A rating is text; filled and empty stars differ in shape.',
  TC1: 'A table has a caption and row and column headers; ticks and crosses have text.',
  TC2: 'In a narrow window only the table scrolls, or its rows become blocks.',
  TG1: 'A heading and a list of links; size and colour carry no information of their own.',

  // Ways to view a page
  PR1: 'At 320 × 256 px nothing is cut off and the page does not scroll sideways.',
  PR2: 'With wide text spacing no text is cut off or overlaps.',
  PR3: 'With text at 200% nothing is cut off or overlaps.',
  PR4: 'In forced colours every control has its border and the focus its ring.',
  PR5: 'With increased contrast every control has its border and the focus its ring.',
  PR6: 'With reduced motion nothing moves after the page has loaded.',
  PR7: 'In print all content is present, without navigation and forms.',
  PR8: 'Without JavaScript all text is present.',
  MA5: 'The requirements are still met while animations run: 6 and 12 seconds after loading.',
} as const satisfies Record<string, string>;
