import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../../src/components/picture.tsx';
import type { Photograph } from '../../../src/site/photo.ts';

const asha: Photograph<'portrait'> = {
  from: { slot: 'portrait', base: '/assets/asha-1a', widths: [240, 480], height: 600 },
  alt: 'Asha Rao at her desk',
};
const attributesOf = (element: Element | null, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name));

it('a picture offers AVIF in all widths and WebP as a fallback', () => {
  const { container, rerender } = render(<Picture photo={asha} sizes="50vw" />);
  expect(attributesOf(container.querySelector('source'), 'srcset', 'type', 'sizes')).toEqual([
    '/assets/asha-1a-240.avif 240w,/assets/asha-1a-480.avif 480w',
    'image/avif',
    '50vw',
  ]);
  const img = screen.getByRole('img', { name: asha.alt });
  expect(attributesOf(img, 'src', 'width', 'height')).toEqual(['/assets/asha-1a-480.webp', '480', '600']);
  expect(container.querySelector('[style]')).toBeNull();
  expect(img).toHaveAttribute('loading', 'lazy');
  rerender(<Picture photo={asha} sizes="50vw" first />);
  expect(attributesOf(screen.getByRole('img'), 'loading', 'fetchpriority')).toEqual(['eager', 'high']);
});
