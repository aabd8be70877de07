import { inPage } from './check.ts';

/**
 * A stop of Tab can be operated there: it is a control, or a box that is named and scrolls. No engine says so of an
 * element without a role that acts (ARIA's `list`, say).
 */
export const idleStops = inPage('idle-stop', '2.4.3', () => {
  const acts =
    'a[href], button, input, select, textarea, summary, iframe, video, audio, [contenteditable], [role=button], [role=checkbox], [role=combobox], [role=link], [role=option], [role=slider], [role=switch], [role=tab], [role=tabpanel]';
  return window.aid
    .shownAll('[tabindex]:not([tabindex^="-"])')
    .filter(
      (element) => !element.matches(`${acts}, [role=region][aria-label], [role=region][aria-labelledby]`),
    )
    .map((element) => window.aid.tell(element, 'Tab stops here, and nothing can be done'));
});
