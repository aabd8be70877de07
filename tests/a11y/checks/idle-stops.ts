import { inPage } from './check.ts';

/**
 * Checks that every tab stop is a control or a named region that scrolls. The engines do not report tab stops with
 * other roles, such as `list`.
 */
export const idleStops = inPage('idle-stop', '2.4.3', () => {
  const controls =
    'a[href], button, input, select, textarea, summary, iframe, video, audio, [contenteditable], [role=button], [role=checkbox], [role=combobox], [role=link], [role=option], [role=slider], [role=switch], [role=tab], [role=tabpanel]';
  return window.helpers
    .visibleAll('[tabindex]:not([tabindex^="-"])')
    .filter(
      (element) => !element.matches(`${controls}, [role=region][aria-label], [role=region][aria-labelledby]`),
    )
    .map((element) => window.helpers.report(element, 'tab stop that is not interactive'));
});
