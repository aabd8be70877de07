import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { slideCalculators } from '../../../src/calculators/slide-calculators.ts';
import type { SlideCalculatorName } from '../../../src/calculators/slide-calculators.ts';
import { findEnteredInUrl, fromUrlParameter } from '../../../src/calculators/url-parameter.ts';
import { heroSlides } from '../../../src/content/hero-slides.ts';
import { formatWholeRupees } from '../../../src/lib/indian-money.ts';
import { HeroCarousel } from '../../../src/sections/hero-carousel.tsx';
import { SlideCalculator } from '../../../src/sections/slide-calculator.tsx';
import { announced } from '../announced.ts';
import { setInView, stubBrowser } from '../components/browser-stubs.ts';
import { resultOf, valuesOf } from './calculate.ts';
import { boxOf, change, enter, pause, wait } from './show-calculator.tsx';

const names = Object.keys(slideCalculators) as SlideCalculatorName[];
const link = () => screen.getByRole<HTMLAnchorElement>('link');
/** Returns the text in the middle of the rosette. */
const figure = () => document.querySelector('.rosette-disc')?.textContent;

const show = (name: SlideCalculatorName) =>
  render(<SlideCalculator name={name} rosette="hero-1" isFirst />, { wrapper: MemoryRouter });
const hero = (
  <MemoryRouter>
    <HeroCarousel label="What we do" slides={heroSlides}>
      <a href="/contact">Get Started</a>
    </HeroCarousel>
  </MemoryRouter>
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it.each(names)('the short form %s has the main result of its calculator', (name) => {
  const { fields, calculate } = slideCalculators[name];
  const [first, second] = fields.map((key) => calculatorDefinitions[name].fields[key]);
  for (const factor of [1, 1.5, 3]) {
    const values = valuesOf(name, {
      [fields[0]]: Math.round((first?.example ?? 0) * factor),
      [fields[1]]: Math.round((second?.example ?? 0) * factor),
    });
    expect(formatWholeRupees(calculate(values).amount)).toBe(resultOf(name, values).rows[0].amount);
  }
});

it('the short form draws a rosette from the visitor’s values', () => {
  show('loan');
  expect(boxOf('Loan amount (₹)')).toHaveValue('10,00,000');
  expect(document.querySelector('.ros-hero-1')).not.toBeNull();
  change(boxOf('Loan amount (₹)'), '45 lakh');
  change(boxOf('Tenure (months)'), '240');
  expect(document.querySelector('.ros-hero-1')).toBeNull();
  const drawing = () => document.querySelector('svg')?.innerHTML;
  const longer = drawing();
  expect(longer).toContain('<path');
  expect(figure()).toBe('₹44,927 EMI a month');
  expect(announced()).toEqual([]);
  pause();
  expect(announced().join()).toMatch(/^₹44,927 EMI a month\. .*₹45,00,000 for 240 months/);
  change(boxOf('Tenure (months)'), '60');
  expect(drawing()).not.toBe(longer);
});

it('the link of the short form marks the entered values', () => {
  show('rating');
  expect(link()).toHaveAttribute('href', '/services/credit-rating#calculator-rating');
  change(boxOf('Rate reduction (%)'), '1.75');
  const { pathname, searchParams, hash } = new URL(link().href);
  expect([pathname, hash]).toEqual(['/services/credit-rating', '#calculator-rating']);
  const parameter = searchParams.get('rating');
  const definition = calculatorDefinitions.rating;
  expect(fromUrlParameter(definition, parameter)).toEqual(valuesOf('rating', { difference: 175 }));
  expect([...findEnteredInUrl(definition, parameter)]).toContain('difference');
  expect([...findEnteredInUrl(definition, parameter)]).not.toContain('debt');
});

it('the short form shows an error instead of a result', () => {
  show('bill');
  enter('Due in (days)', '90');
  enter('Due in (days)', '400');
  wait(50);
  const box = boxOf('Due in (days)');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Error: Maximum 120 days.');
  expect(figure()).toBe('– today');
  pause();
  expect(announced()).toContain('No result: Maximum 120 days.');
  expect(link().search).toContain('-90-');
  change(box, '60');
  expect(box).toBeValid();
  expect(figure()).toBe('₹4.75 lakh today');
});

it('the prerendered hero has the result of every slide', () => {
  document.body.innerHTML = renderToString(hero);
  const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
  const results = slides.map((slide) => slide.querySelector('.rosette-disc')?.textContent);
  expect(results).toEqual(['₹4.75 lakh today', '₹13,494 EMI a month', '₹1 lakh saved in a year']);
  expect(slides.map((slide) => slide.querySelectorAll('input').length)).toEqual([2, 0, 0]);
  expect(slides.map((slide) => /[Ii]llustration only/.test(slide.textContent))).toEqual([true, true, true]);
});

it('focus in a field of the hero stops the rotation', () => {
  stubBrowser();
  render(hero);
  const region = screen.getByRole('region', { name: 'What we do' });
  act(() => setInView([region], true));
  act(() => boxOf('Due in (days)').focus());
  wait(20_000);
  const slides = [...region.querySelectorAll('[aria-roledescription=slide]')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  expect(slides.map((slide) => slide.querySelectorAll('input').length)).toEqual([2, 2, 2]);
  // The slides are a live region now. Their fields must not be: otherwise, each keystroke would be announced.
  expect(region.querySelector('[aria-live=polite]')).not.toBeNull();
  fireEvent.change(boxOf('Due in (days)'), { target: { value: '90' } });
  expect(boxOf('Due in (days)').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});
