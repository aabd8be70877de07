import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailAddress } from '../../../src/components/email-address.tsx';

test.each([
  ['hello@a-long-name.example', 'a-long-name.example'],
  ['desk@firm.example', undefined],
])('shows %s unchanged, and allows a line break before the host of a long address', (address, host) => {
  const { container } = render(<EmailAddress address={address} />);
  expect(container.textContent).toBe(address);
  expect(container.querySelector('.wbr')?.textContent).toBe(host);
});
