import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Rosette, Seal } from '../../../src/components/rosette.tsx';
import { seals } from '../../../src/site/seals.ts';

describe('Rosette', () => {
  it('is one element without words, however many lines it draws', () => {
    const { container } = render(
      <>
        <Rosette name={seals.mark} />
        <Rosette name="hero-1" />
        <Rosette name="page-about" />
        <Seal name={seals.help} />
      </>,
    );
    expect([...container.querySelectorAll('*')].map(({ className }) => className)).toEqual([
      `rosette rosette-plate ros-${seals.mark}`,
      'rosette rosette-plate ros-hero-1 rosette-iris',
      'rosette rosette-plate ros-page-about rosette-iris',
      `rosette rosette-seal ros-${seals.help}`,
    ]);
    expect(container.textContent).toBe('');
  });
});
