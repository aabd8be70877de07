import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LegalDetails } from '../../../src/site/firm-schema.ts';
import { registrationLines } from '../../../src/site/registrations.ts';
import { legalDetails } from '../../../src/site/legal-details.ts';
import { Registrations } from '../../../src/sections/registrations.tsx';
import { pageWith } from '../../unit/site/page-with.tsx';

describe('the registrations of the firm', () => {
  const registrations = { arn: 'ARN-123456', sebi: '', gstin: '09ABCDE1234F1Z5' };

  it('are listed with their labels in a fixed order, without empty ones', () => {
    expect(registrationLines({ registrations })).toEqual([
      ['AMFI registration (ARN)', 'ARN-123456'],
      ['GST number (GSTIN)', '09ABCDE1234F1Z5'],
    ]);
    expect(registrationLines({})).toEqual([]);
  });

  it('are shown next to the products that require them', () => {
    render(<Registrations show={['arn', 'sebi']} of={{ registrations }} />);
    expect(screen.getByText('AMFI registration (ARN): ARN-123456.')).toBeVisible();
  });

  it.each([{}, { registrations: {} }, { registrations: { irdai: '' } }])(
    'show nothing where none is given: %o',
    (of) => {
      const { container } = render(<Registrations show={['irdai', 'reraAgent']} of={of} />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});

describe('the page of terms', () => {
  const showTerms = async (details: LegalDetails) =>
    render(await pageWith('terms', 'site/legal-details.ts', { legalDetails: details }));

  it('names role, numbers, the grievance officer with the times of the answers, and the regulators', async () => {
    await showTerms(legalDetails);
    expect(screen.getByRole('row', { name: new RegExp(legalDetails.registrations.arn) })).toBeVisible();
    expect(screen.getByText(/we act as a distributor/)).toBeVisible();
    expect(
      screen.getByText(new RegExp(`${legalDetails.grievances.name}, grievance officer`)),
    ).toHaveTextContent(legalDetails.grievances.answered);
    // Complaints about the firm go to a regulator only where the firm is registered with it.
    expect(
      screen.getByRole('rowheader', { name: /portfolio manager, or us for investments$/ }),
    ).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'An insurer, or us for insurance' })).toBeVisible();
  });

  it('promises only the answers that have a time', async () => {
    await showTerms({
      grievances: { ...legalDetails.grievances, acknowledged: '', answered: 'within 21 days' },
    });
    expect(screen.getByText(/grievance officer/)).toHaveTextContent(
      /\. You get a full one within 21 days\.$/,
    );
  });

  it.each([
    {},
    {
      role: '',
      registrations: { arn: '', sebi: '', irdai: '', reraAgent: '', cin: '', gstin: '' },
      grievances: { name: '', email: '', acknowledged: '', answered: '' },
    },
  ] satisfies LegalDetails[])(
    'has no part of what is left out or empty, and keeps the rest: %o',
    async (details) => {
      await showTerms(details);
      expect(screen.queryByText(/us for (investments|insurance)/)).toBeNull();
      expect(screen.queryByText(/Registrations of the firm/)).toBeNull();
      expect(screen.queryByText(/grievance officer/)).toBeNull();
      expect(screen.getByRole('table', { name: 'Where to complain next' })).toBeVisible();
      expect(document.body).not.toHaveTextContent('undefined');
    },
  );
});
