import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { byService } from 'virtual:articles/by-service';
import { expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { Enquiry } from '../../../src/sections/enquiry.tsx';
import { route } from '../../../src/site/page-info.ts';
import { seals } from '../../../src/site/seals.ts';
import { services } from '../../../src/site/services.ts';

const shown = (path: (typeof services)[number]['path']) =>
  render(
    <MemoryRouter>
      <CurrentPage value={route(path)}>
        <Enquiry form={appointment} title="Ask us." intro="A line will do." rosette={seals.enquiry} />
      </CurrentPage>
    </MemoryRouter>,
  );

it('ends with the articles of a service', () => {
  const { path } = services.find(({ path }) => byService[path]?.length)!;
  shown(path);
  for (const { title } of byService[path]!) expect(screen.getByRole('link', { name: title })).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('ends with a warning about sensitive data where a service has no articles', () => {
  const { path } = services.find(({ path }) => !byService[path]?.length)!;
  shown(path);
  expect(screen.getByRole('note')).toBeVisible();
});
