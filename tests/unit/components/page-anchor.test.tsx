import { fireEvent, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { PageAnchor } from '../../../src/components/page-anchor.tsx';
import { renderAt } from '../chrome/support.tsx';

const cancel = { onClick: (event: MouseEvent) => event.preventDefault() };

it.each([
  ['navigates on the client', '/about?x=1#team', {}, '/about?x=1#team'],
  ['leaves a click with Ctrl to the browser', '/about', { ctrlKey: true }, '/'],
  ['leaves a click with the middle button to the browser', '/about', { button: 1 }, '/'],
  ['to an article is left to the browser, which loads its document', '/articles/gst', {}, '/'],
  ['calls the `onClick` prop first, which can prevent the navigation', '/about', {}, '/', cancel],
])('an internal link %s', (_, to, click, expected, props?: typeof cancel) => {
  const { getUrl } = renderAt('/', <PageAnchor {...{ to, ...props }}>Page</PageAnchor>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', to);
  const isLeftToBrowser = fireEvent.click(link, click);
  expect(getUrl()).toBe(expected);
  expect(isLeftToBrowser).toBe(expected === '/' && !props);
});
