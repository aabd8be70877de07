import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserHistory } from '../../../../src/app/router/browser-history.ts';
import { SiteRouter } from '../../../../src/app/router/site-router.tsx';

const known = vi.hoisted(() => ({ screen: true, parts: true }));
vi.mock('../../../../src/app/router/screens.ts', () => ({
  screenAt: (pathname: string) => pathname,
  screenIsHere: () => known.screen,
}));
vi.mock('../../../../src/runtime/late-part.tsx', () => ({ partsAreLive: () => known.parts }));

const never = new Promise<string>(() => undefined);

/** Waits for ever on every page but the first: at once, the wait is seen; in a transition, the old page stays. */
function Page() {
  const { pathname, hash } = useLocation();
  return pathname + hash === '/' ? 'The first page' : use(never);
}

function Link({ to }: { to: string }) {
  const navigate = useNavigate();
  return <button onClick={() => navigate(to)} aria-label="On" />;
}

async function goTo(address: string) {
  const { container } = render(
    <SiteRouter history={browserHistory()}>
      <Link to={address} />
      <Suspense fallback="A wait">
        <Page />
      </Suspense>
    </SiteRouter>,
  );
  await act(async () => screen.getByRole('button', { name: 'On' }).click());
  return container.textContent;
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  known.screen = true;
  known.parts = true;
});

it('renders a page at once whose code is here', async () => {
  expect(await goTo('/team')).toContain('A wait');
});

it('keeps the old page while the code of the next one comes', async () => {
  known.screen = false;
  expect(await goTo('/team')).toBe('The first page');
  expect(location.pathname).toBe('/team');
});

it('keeps the old page while a part of it is not live: at once, its HTML would be thrown away', async () => {
  known.parts = false;
  expect(await goTo('/team')).toBe('The first page');
});

it('keeps the page that a hash points into', async () => {
  expect(await goTo('/#ways')).toBe('The first page');
});
