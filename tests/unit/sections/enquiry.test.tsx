import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { byService } from 'virtual:articles/by-service';
import { expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { Enquiry } from '../../../src/sections/enquiry.tsx';
import { getRoute } from '../../../src/site/page-info.ts';
import { seals } from '../../../src/site/seals.ts';
import { services } from '../../../src/site/services.ts';

it.each([true, false])('the enquiry section of a service lists its articles: %o', (hasArticles) => {
  const { path } = services.find(({ path }) => Boolean(byService[path]?.length) === hasArticles)!;
  render(
    <CurrentPage value={getRoute(path)}>
      <Enquiry form={appointment} title="Ask us." intro="A line will do." rosette={seals.enquiry} />
    </CurrentPage>,
    { wrapper: MemoryRouter },
  );
  for (const { title } of byService[path] ?? [])
    expect(screen.getByRole('link', { name: title })).toBeVisible();
  expect(screen.queryAllByRole('note')).toHaveLength(hasArticles ? 0 : 1);
});
