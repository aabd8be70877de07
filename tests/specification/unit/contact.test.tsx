import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { Screen } from '../../../src/pages/contact.tsx';
import { route } from '../../../src/site/page-info.ts';

it('explains under its h1 what a quote, an appointment and the free discovery call are (2.4.4)', () => {
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <CurrentPage value={route('/contact')}>
        <Screen />
      </CurrentPage>
    </MemoryRouter>,
  );
  const lead = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  expect(lead).toHaveTextContent(
    /quote.* would cost.*appointment.*consultation.*free 15-minute discovery call/,
  );
});
