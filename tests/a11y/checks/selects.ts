import type { Check, Violation } from './check.ts';

/**
 * Checks that a change of a select causes no navigation, no new window, no submit and no loss of focus. A calculator
 * may replace the query of the URL, so that visitors can share the result.
 */
export const selects: Check = {
  name: 'select',
  criterion: '3.2.2',
  run: (page) =>
    page.evaluate(async () => {
      const violations: Violation[] = [];
      let effect = '';
      window.open = () => ((effect = 'opens a window'), null);
      addEventListener('submit', (event) => ((effect = 'submits'), event.preventDefault()), true);
      for (const select of window.helpers.visibleAll<HTMLSelectElement>('select')) {
        effect = '';
        const { pathname } = location;
        const { length } = history;
        select.focus();
        select.selectedIndex = select.options.length - 1;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        if (location.pathname !== pathname || history.length !== length) effect = 'navigates';
        if (document.activeElement !== select) effect ||= 'loses focus';
        if (effect) violations.push(window.helpers.report(select, effect));
      }
      return violations;
    }),
};
