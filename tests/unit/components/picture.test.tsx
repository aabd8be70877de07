import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../../src/components/picture.tsx';
import type { Photograph } from '../../../src/site/photo.ts';

const asha: Photograph<'portrait'> = {
  from: { slot: 'portrait', base: '/assets/asha-1a', widths: [240, 480], height: 600 },
  alt: 'Asha Rao at her desk',
};

it('a picture offers AVIF in all widths and WebP as a fallback', () => {
  render(<Picture photo={asha} sizes="50vw" />);
  const img = screen.getByRole('img', { name: asha.alt });
  expect(img).toHaveAttribute('src', '/assets/asha-1a-480.webp');
  const avif = '/assets/asha-1a-240.avif 240w,/assets/asha-1a-480.avif 480w';
  expect(img.previousElementSibling).toHaveAttribute('srcset', avif);
});
