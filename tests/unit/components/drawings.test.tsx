import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Vignette, type VignetteScene } from '../../../src/components/vignette.tsx';

describe('Vignette', () => {
  it.each<[VignetteScene, RegExp]>([
    ['health', /hospital/],
    ['liability', /plant/],
    ['life', /house/],
  ])('%s is one named picture', (scene, subject) => {
    render(<Vignette scene={scene} />);
    expect(screen.getByRole('img', { name: subject })).toBeEmptyDOMElement();
    expect(renderToString(<Vignette scene={scene} />).length).toBeLessThan(200);
  });
});
