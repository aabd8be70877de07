import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '../../../src/components/stars.tsx';
import { readAloud } from './listen.ts';

it('ST1 a rating is one picture that says both numbers', async () => {
  render(<Stars filled={4} empty={1} />);
  expect(await readAloud()).toEqual(['image, Rated 4 out of 5 stars']);
});
