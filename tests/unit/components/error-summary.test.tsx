import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary } from '../../../src/components/error-summary.tsx';
import { TextField } from '../../../src/components/field.tsx';

const errors = [
  { id: 'name', message: 'Enter your name.' },
  { id: 'mail', message: 'Add the @ sign.' },
];
const show = () =>
  render(
    <>
      <ErrorSummary ref={createRef()} errors={errors} />
      <TextField id="name" label="Full name" />
      <TextField id="mail" label="Email" />
    </>,
  );

test('the summary is a focusable group, named by its heading and described by its errors, with a link to each field (FM3)', () => {
  show();
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(summary).toHaveAttribute('tabindex', '-1');
  expect(summary).toHaveAccessibleDescription('Enter your name. Add the @ sign.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'There is a problem' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    errors.map(({ id, message }) => [`#${id}`, message]),
  );
});
