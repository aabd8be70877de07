import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailAddress } from '../../../src/components/email-address.tsx';

test.each([
  ['hello@a-long-name.example', 'a-long-name.example'],
  ['desk@firm.example', undefined],
])('shows %s as written, and may break a long one before its host', (address, host) => {
  const { container } = render(<EmailAddress address={address} />);
  expect(container.textContent).toBe(address);
  expect(container.querySelector('.wbr')?.textContent).toBe(host);
});
