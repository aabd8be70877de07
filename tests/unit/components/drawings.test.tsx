import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artId } from '../../../src/components/drawings/art-id.ts';
import { Vignette, type VignetteScene } from '../../../src/components/vignette.tsx';

describe('artId', () => {
  it('gives different ids for React ids that differ only in case or separators', () => {
    const made = ['_R_1_', '_r_1_', '_R_1H2_', '_R_12_'].map(artId);
    expect(new Set(made).size).toBe(made.length);
    expect(made.filter((id) => !/^[a-z0-9]+$/.test(id))).toEqual([]);
  });
});

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
