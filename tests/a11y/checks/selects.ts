import type { Check, Fault } from './check.ts';

/** Choosing in a list changes the list alone: no other address, no new window, no submit, no lost focus. */
export const selects: Check = {
  name: 'select',
  criterion: '3.2.2',
  run: (page) =>
    page.evaluate(async () => {
      const faults: Fault[] = [];
      let acted = '';
      window.open = () => ((acted = 'opens a window'), null);
      addEventListener('submit', (event) => ((acted = 'submits'), event.preventDefault()), true);
      for (const select of window.aid.shownAll<HTMLSelectElement>('select')) {
        acted = '';
        const { href } = location;
        select.focus();
        select.selectedIndex = select.options.length - 1;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        if (location.href !== href) acted = 'leaves the page';
        if (document.activeElement !== select) acted ||= 'gives focus away';
        if (acted) faults.push(window.aid.tell(select, acted));
      }
      return faults;
    }),
};
