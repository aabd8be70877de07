import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePageArrival } from '../../../../src/app/router/page-arrival.ts';
import { announced } from '../../announced.ts';
import { REDUCED, renderAt, stubMedia } from '../../chrome/support.tsx';

function Page() {
  usePageArrival();
  return (
    <>
      <h1>Page</h1>
      <section id="plans">Plans</section>
      <section id="क-100%">Percent</section>
      <section id="sum">
        <p>Work it out</p>
        <h2>What would it cost?</h2>
      </section>
      <section id="enquiry" aria-label="Enquiry">
        <h2>Write to us</h2>
      </section>
    </>
  );
}
const heading = (name: string) => screen.getByRole('heading', { name });

beforeEach(() => {
  stubMedia(REDUCED);
  vi.stubGlobal('scrollTo', vi.fn());
});

it.each([
  ['#plans', 'its section', () => screen.getByText('Plans')],
  ['#%70lans', 'its section', () => screen.getByText('Plans')],
  ['#क-100%', 'its section', () => screen.getByText('Percent')], // the percent-encoding is invalid
  ['#enquiry', 'its section', () => screen.getByRole('region', { name: 'Enquiry' })],
  // A screen reader would read all content of a section without a name.
  ['#sum', 'the heading of its section, which has no name', () => heading('What would it cost?')],
])('a link to %s focuses %s', (hash, _, target) => {
  const { navigate } = renderAt('/', <Page />);
  navigate(hash);
  expect(target()).toHaveFocus();
  navigate(-1);
  target().blur();
  navigate(1); // a new entry of a native link has no scroll position either
  expect(target()).toHaveFocus();
});

it('a link to a section of another page announces the h1 of that page (4.1.3)', async () => {
  renderAt('/', <Page />).navigate('/about#sum');
  await waitFor(() => expect(announced()).toEqual(['Page']));
  expect(heading('What would it cost?')).toHaveFocus();
});
