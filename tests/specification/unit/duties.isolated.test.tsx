import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LegalDetails } from '../../../src/site/firm-schema.ts';
import { formatRegistrationLines } from '../../../src/site/registrations.ts';
import { legalDetails } from '../../../src/site/legal-details.ts';
import { Registrations } from '../../../src/sections/registrations.tsx';
import { pageWith } from '../../unit/site/page-with.tsx';

const registrations = { arn: 'ARN-123456', sebi: '', gstin: '09ABCDE1234F1Z5' };

it('of the requested registrations, a section shows only those that the firm has', () => {
  const numbers = formatRegistrationLines({ registrations }).map(([, number]) => number);
  expect(numbers).toEqual(['ARN-123456', '09ABCDE1234F1Z5']);
  const view = <Registrations show={['arn', 'sebi']} details={{ registrations }} />;
  const { container, rerender } = render(view);
  expect(container).toHaveTextContent(/^AMFI registration \(ARN\): ARN-123456\.$/);
  for (const details of [{}, { registrations: {} }, { registrations: { irdai: '' } }]) {
    rerender(<Registrations show={['irdai', 'reraAgent']} details={details} />);
    expect(container).toBeEmptyDOMElement();
  }
});

const showTerms = async (details: LegalDetails) =>
  render(await pageWith('terms', 'site/legal-details.ts', { legalDetails: details }));

it('/terms shows the role, registrations and grievance officer of the firm, and the regulators', async () => {
  await showTerms(legalDetails);
  const { name } = legalDetails.grievances;
  expect(screen.getByRole('row', { name: new RegExp(legalDetails.registrations.arn) })).toBeVisible();
  for (const [, number, { url }] of formatRegistrationLines(legalDetails)) {
    const row = screen.getByRole('row', { name: new RegExp(number) });
    expect(within(row).getByRole('link')).toHaveAttribute('href', url);
    expect(url, 'the site of the authority').toMatch(
      /^https:\/\/(?:[\w.-]+\.)?(?:gov\.in|amfiindia\.com|up-rera\.in)(?:\/|$)/,
    );
  }
  expect(screen.getByText(/we act as a distributor/)).toBeVisible();
  expect(screen.getByText(new RegExp(`${name}, grievance officer`))).toHaveTextContent('within 21 days');
  // A regulator handles complaints about the firm only if the firm is registered with it.
  for (const header of [/portfolio manager, or us for investments$/, 'An insurer, or us for insurance'])
    expect(screen.getByRole('rowheader', { name: header })).toBeVisible();
});

it('/terms promises an acknowledgement only if the firm has set a time for it', async () => {
  const { acknowledged: _acknowledged, ...grievances } = legalDetails.grievances;
  await showTerms({ grievances });
  expect(screen.getByText(/grievance officer/).textContent.match(/\d+ \w+/g)).toEqual(['21 days']);
});

const empty = {
  role: '',
  registrations: { arn: '', sebi: '', irdai: '', reraAgent: '', cin: '', gstin: '' },
  grievances: { name: '', email: '' },
} as const;
it.each<LegalDetails>([{}, empty])(
  '/terms leaves out the parts for which the firm has no details: %o',
  async (details) => {
    const { container } = await showTerms(details);
    expect(container).not.toHaveTextContent(
      /us for (investments|insurance)|Registrations of the firm|grievance officer|undefined/,
    );
    expect(screen.getByRole('table', { name: 'Where to complain next' })).toBeVisible();
  },
);
