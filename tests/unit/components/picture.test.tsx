import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../../src/components/picture.tsx';
import type { Photo, Photograph } from '../../../src/site/photo.ts';

const from: Photo<'portrait'> = {
  slot: 'portrait',
  base: '/assets/asha-1a',
  widths: [240, 480],
  height: 600,
};
const asha: Photograph<'portrait'> = { from, alt: 'Asha Rao at her desk' };

it('offers AVIF in the generated widths, with a WebP fallback and its size', () => {
  const { container } = render(<Picture photo={asha} sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('srcset', '/assets/asha-1a-240.avif 240w,/assets/asha-1a-480.avif 480w');
  expect(source).toHaveAttribute('type', 'image/avif');
  const img = screen.getByRole('img', { name: 'Asha Rao at her desk' });
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(img).toHaveAttribute('src', '/assets/asha-1a-480.webp');
  expect(img).toHaveAttribute('width', '480');
  expect(img).toHaveAttribute('height', '600');
  expect(container.querySelector('[style]')).toBeNull();
});

it('loads lazily by default, eagerly and with high priority if `first` is set', () => {
  const { rerender } = render(<Picture photo={asha} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture photo={asha} sizes="50vw" first />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
