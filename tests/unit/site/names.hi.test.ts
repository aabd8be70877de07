import { expect, it } from 'vitest';
import { formatDate } from '../../../src/lib/format-date.ts';
import { formatHours } from '../../../src/site/hours-text.ts';
import { legalDetails } from '../../../src/site/legal-details.ts';
import { formatGrievanceTimes } from '../../../src/site/registrations.ts';
import { englishNames, routes } from '../../../src/site/routes.ts';

it('the route table in Hindi has short words for each action', () => {
  const actions = routes.filter(({ action }) => action);
  expect(actions.length).toBeGreaterThanOrEqual(16);
  for (const { path, action } of actions) {
    expect(action).toMatch(/^[\u0900-\u097f ]{4,28}$/);
    expect(englishNames[path].action).toMatch(/^[\w ]{4,27}$/);
  }
});

it('the route table in Hindi links the action of a page that is only in English to Contact', () => {
  const insurance = routes.find(({ path }) => path === '/insurence');
  expect(insurance).toMatchObject({ label: 'Insurance', actionTo: '/contact' });
  expect(insurance).not.toHaveProperty('action');
});

it.each([
  ['Mon-Sat 10.00 am to 06.00 pm', 'सोम-शनि सुबह 10.00 से शाम 06.00 बजे'],
  ['Mon-Fri 09.30 am-05.00 pm', 'सोम-शुक्र सुबह 09.30 से शाम 05.00 बजे'],
  [
    'Tue, Wed 08.00 am to 01.00 pm and 03.00 pm to 09.30 pm; Sun 12.00 pm to 04.00 pm',
    'मंगल, बुध सुबह 08.00 से दोपहर 01.00 बजे और दोपहर 03.00 से रात 09.30 बजे; रवि दोपहर 12.00 से शाम 04.00 बजे',
  ],
])('formatHours() writes %s in Hindi', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

it('dates and response times are written in Hindi', () => {
  expect(formatDate('2026-02-03')).toBe('3 फ़रवरी 2026');
  expect(legalDetails.grievances && formatGrievanceTimes(legalDetails.grievances)).toMatch(
    /^पहला जवाब \d+ कामकाजी दिन के अंदर और पूरा जवाब \d+ दिन के अंदर$/,
  );
});
