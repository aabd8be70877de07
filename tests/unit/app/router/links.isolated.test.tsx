import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLinkClicks } from '../../../../src/app/router/links.ts';
import * as screens from '../../../../src/app/router/screens.ts';

function Page() {
  useLinkClicks();
  const { pathname, hash } = useLocation();
  return (
    <>
      <p data-testid="address">{`${useNavigationType()} ${pathname}${hash}`}</p>
      <a href="/team">
        <span>Team</span>
      </a>
      <a href="/about#values">Values</a>
      <a href="/team" target="_blank">
        New tab
      </a>
      <a href="/downloads/checklist.pdf">File</a>
      <a href="https://example.org/team">Elsewhere</a>
      <a href="#main">Main</a>
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;

/** Clicks; whether the browser was left nothing to do. */
function isTaken(name: string, init?: MouseEventInit) {
  let taken = false;
  const listener = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault(); // jsdom follows no link
  };
  window.addEventListener('click', listener, { once: true });
  fireEvent.click(screen.getByText(name), init);
  return taken;
}

beforeEach(() => {
  vi.spyOn(screens, 'prefetchPage').mockReturnValue(undefined);
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Page />
    </MemoryRouter>,
  );
});

it('follows a link to a page or to a place on it, pressed on whatever stands in it', () => {
  expect(isTaken('Team')).toBe(true);
  expect(address()).toBe('PUSH /team');
  expect(isTaken('Values')).toBe(true);
  expect(address()).toBe('PUSH /about#values');
});

it('leaves no second entry of the page one is on', () => {
  history.replaceState(null, '', '/team');
  isTaken('Team');
  expect(address()).toBe('REPLACE /team');
});

it.each(['New tab', 'File', 'Elsewhere', 'Main'])('leaves %s to the browser', (name) => {
  expect(isTaken(name)).toBe(false);
  expect(address()).toBe('POP /contact');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    expect(isTaken('Team', init)).toBe(false);
    expect(address()).toBe('POP /contact');
  },
);

it('leaves a click that a widget has prevented', () => {
  screen.getByText('Team').addEventListener('click', (event) => event.preventDefault());
  isTaken('Team');
  expect(address()).toBe('POP /contact');
});

it.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
  '%s fetches the code of the page ahead',
  (hint) => {
    fireEvent[hint](screen.getByText('Team'));
    fireEvent[hint](screen.getByText('Elsewhere'));
    expect(vi.mocked(screens.prefetchPage).mock.calls).toEqual([['/team']]);
  },
);
