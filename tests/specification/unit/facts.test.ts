import { expect, it } from 'vitest';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { menu } from '../../../src/site/menu.ts';
import { getBreadcrumbTrail, serviceGroups } from '../../../src/site/page-info.ts';
import { redirects, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';
import { forms, pages } from '../facts.ts';

const specified = Object.entries(pages);

it('the site has the 26 paths and the redirects of the specification, with their spelling and case', () => {
  expect(specified).toHaveLength(26);
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(pages)));
  expect(redirects).toEqual({ '/pricing': '/founderprofile', '/blog': '/partner', '/index.html': '/' });
});

it('the pages that scroll smoothly to the top are the pages that the specification lists', () => {
  const smooth = (routes as readonly Route[]).filter(({ scrollsToTop }) => scrollsToTop === 'smoothly');
  expect(smooth.map(({ path }) => path).toSorted()).toEqual(
    specified.flatMap(([path, { isSmooth }]) => (isSmooth ? [path] : [])).toSorted(),
  );
});

it('the menu labels, the number of services in each group and the breadcrumb of /insurenceDetails are as specified', () => {
  expect(menu.map(({ label }) => label).join()).toBe('Home,About,Services,Team,Become Partner,Contact');
  expect(serviceGroups.map(({ services }) => services.length)).toEqual([4, 4, 4, 4]);
  const trail = getBreadcrumbTrail('/insurenceDetails').map(({ path }) => path);
  expect(trail).toEqual(['/', '/insurence', '/insurenceDetails']);
});

const serviceLabels = routes.flatMap((row) => ('group' in row ? [row.label] : []));

const specifiedForms = [loan, discounting, funding, compliance, newsletter, contact, appointment];
it.each<LeadForm>(specifiedForms)(
  'the form $id has the specified options, then our own, and the specified success message',
  ({ id, success, fields }) => {
    const { select, success: wanted } = forms[id as keyof typeof forms];
    expect(success).toBe(wanted);
    const [choice] = Object.values(fields).flatMap((field) =>
      field.kind === 'choice' ? [field.choice] : [],
    );
    const further = 'subject' in fields ? [...serviceLabels, 'Something else'] : [];
    if (id === 'appointment') further.unshift('Free 15-minute discovery call');
    expect(choice ? [choice.prompt, ...listOptions(choice).map(({ label }) => label)] : []).toEqual([
      ...select,
      ...further,
    ]);
  },
);
