import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FloatingActions } from '../../../src/chrome/floating-actions.tsx';
import { renderAt, stubMedia } from '../../unit/chrome/support.tsx';

it.each([
  ['/services/billDiscounting', 'Discount an invoice', '₹4.75 lakh today', '/services/billDiscounting#enquiry'],
  ['/services/tech-services', 'Get a project quote', undefined, '/services/tech-services#enquiry'],
  ['/partner', 'Become a partner', undefined, '/partner#contact'],
  ['/team', 'Send an enquiry', undefined, '/contact'],
  ['/articles/any', 'Send an enquiry', undefined, '/contact'],
])('the contact bar for phones on %s has the main link “%s”', (path, label, figure, to) => {
  stubMedia();
  renderAt(path, <FloatingActions />);
  const action = within(screen.getByRole('complementary', { name: 'Quick contact' })).getAllByRole('link')[0];
  expect(action).toHaveAccessibleName([figure, label].filter(Boolean).join(' '));
  expect(action).toHaveAttribute('href', to);
}); // oxfmt-ignore
