import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { PauseAnimations } from '../../../src/components/pause-animations.tsx';
import { motionPreference } from '../../../src/lib/motion-preference.ts';

beforeEach(() => act(() => motionPreference.set('playing')));

it('G11 says what a press will do, and does it', () => {
  render(<PauseAnimations />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animations' }));
  expect(motionPreference.get()).toBe('paused');
  expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
  fireEvent.click(screen.getByRole('button', { name: 'Play animations' }));
  expect(motionPreference.get()).toBe('playing');
  expect(document.documentElement).not.toHaveAttribute('data-motion');
});

it('G11 is the same in every prerendered page, whatever was chosen', () => {
  motionPreference.set('paused');
  expect(renderToString(<PauseAnimations />)).toContain('Pause animations');
});
