import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/components/carousel.tsx';
import { projects } from '../../../src/content/projects.ts';
import { serviceCards } from '../../../src/content/service-cards.ts';
import { testimonials } from '../../../src/content/testimonials.ts';
import { CardCarousel } from '../../../src/sections/card-carousel.tsx';
import { Projects } from '../../../src/sections/projects.tsx';
import { Testimonials } from '../../../src/sections/testimonials.tsx';
import { stubBrowser } from '../../unit/components/browser-stubs.ts';

vi.mock('../../../src/runtime/lazy-part.tsx', () => ({ lazyPart: () => Carousel }));

beforeEach(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (section: ReactNode) => render(<MemoryRouter>{section}</MemoryRouter>);
const slides = () => screen.getAllByRole('group', { name: /^\d of \d: / });

it('CR1 shows five service cards, each leading to its page by a link that says so alone', () => {
  show(<CardCarousel note="Services" title="What we do" cards={serviceCards} />);
  expect(slides()).toHaveLength(5);
  for (const { path, title } of serviceCards) {
    const link = screen.getByRole('link', { name: new RegExp(`^Read more ?about ${title}$`) });
    expect(link).toHaveAttribute('href', path);
  }
});

it('CR1 shows three projects, each with three rows and a way to its details', () => {
  show(<Projects note="Projects" title="Work" projects={projects} />);
  expect(slides()).toHaveLength(3);
  for (const slide of slides()) expect(within(slide).getAllByRole('definition')).toHaveLength(3);
  expect(slides().map((slide) => within(slide).getByRole('link').getAttribute('href'))).toEqual([
    '/project-details#health',
    '/project-details#liability',
    '/project-details#life',
  ]);
});

it('ST1 shows four testimonials with their rating and the first letter of the name', () => {
  show(<Testimonials note="Clients" title="What they say" testimonials={testimonials} />);
  expect(slides()).toHaveLength(4);
  slides().forEach((slide, i) => {
    within(slide).getByRole('img', { name: 'Rated 4 out of 5 stars' });
    expect(within(slide).getByText(testimonials[i]?.name.charAt(0) ?? '')).toBeInTheDocument();
  });
});
