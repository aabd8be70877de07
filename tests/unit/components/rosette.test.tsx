import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { artId, keepCurves } from '../../../src/components/rosette-strokes.tsx';
import { Rosette, Seal, SealSprite } from '../../../src/components/rosette.tsx';
import { HatchDefs, Vignette, type VignetteScene } from '../../../src/components/vignette.tsx';
import { heroRosettes, rosettes, type RosetteName } from '../../../src/site/rosettes.ts';

const names = Object.keys(rosettes) as RosetteName[];

/** Plate sizes of the design's table, in kB. */
// prettier-ignore
const plates: [RosetteName, number][] = [
  ['fund-raising', 2.9], ['rating-process', 2.2], ['bill-discounting', 3.1],
  ['export-bill-discounting', 2.6], ['debt-restructuring', 1.8], ['credit-rating', 3.1],
  ['corporate-consultancy', 1.9], ['foreign-company', 2.5], ['loans', 3.2], ['real-estate', 1.5],
  ['wealth', 1.6], ['insurance', 2.4], ['training', 2.3], ['tech', 2.3],
  ['digital-marketing', 2], ['banking-expert', 2.9],
];

const Page = () => (
  <>
    <SealSprite />
    <HatchDefs />
    {names.map((name) => (
      <Seal key={name} name={name} />
    ))}
    <Rosette name="loans" />
    <Rosette name="loans" size="medallion" />
    <Rosette name="hero-1" />
    <Vignette scene="life" />
  </>
);

describe('Rosette', () => {
  it('is decoration: hidden from assistive technology and never focused', () => {
    const { container } = render(<Rosette name="wealth" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('focusable', 'false');
  });

  it('gives the whole page unique ids of a-z, 0-9 and hyphens, and every reference its target', () => {
    const { container } = render(<Page />);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    const html = container.innerHTML;
    const targets = [...html.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((m) => m[1] ?? m[2]);
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
  });

  it('hydrates from the server without a difference', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Page />);
    const before = host.innerHTML;
    const root = await act(async () => hydrateRoot(host, <Page />));
    expect(complaint).not.toHaveBeenCalled();
    expect(host.innerHTML).toBe(before);
    await act(async () => root.unmount());
  });

  it('keeps ids apart that differ only by the letters React sets', () => {
    const made = ['_R_1_', '_r_1_', '_R_1H2_', '_R_12_'].map(artId);
    expect(new Set(made).size).toBe(made.length);
  });

  it.each(plates)('draws the plate of %s in about %d kB', (name, kilobytes) => {
    const bytes = renderToString(<Rosette name={name} />).length;
    expect(Math.abs(bytes / (kilobytes * 1000) - 1)).toBeLessThan(0.15);
  });

  it('colours a hero slide with a radial gradient of its own', () => {
    for (const name of Object.keys(heroRosettes) as (keyof typeof heroRosettes)[]) {
      const { container, unmount } = render(<Rosette name={name} />);
      const gradient = container.querySelector('radialGradient');
      expect(container.querySelector('[stroke]')).toHaveAttribute('stroke', `url(#${gradient?.id})`);
      expect(container.querySelector('.ros-a')).toBeNull();
      unmount();
    }
  });
});

describe('seals', () => {
  it('are all in the sprite, under 6 kB compressed, and cost a menu entry one reference', () => {
    const sprite = renderToString(<SealSprite />);
    for (const name of names) expect(sprite).toContain(`id="seal-${name}"`);
    expect(gzipSync(sprite).length).toBeLessThan(6000);
    expect(renderToString(<Seal name="tech" />).length).toBeLessThan(160);
  });
});

describe('Vignette', () => {
  it.each<[VignetteScene, RegExp]>([
    ['health', /hospital/],
    ['liability', /plant/],
    ['life', /house/],
  ])('%s is one named picture of at most 2 kB compressed', (scene, subject) => {
    render(<Vignette scene={scene} />);
    expect(screen.getByRole('img', { name: subject })).toBeInTheDocument();
    expect(gzipSync(renderToString(<Vignette scene={scene} />)).length).toBeLessThan(2048);
  });
});

// Last: it does not go back.
describe('Rosette that React takes over', () => {
  it('takes over the curves that stand in the HTML, and draws those of another rosette', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Rosette name="loans" size="seal" />);
    const curves = () => [...host.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    const drawn = curves();
    keepCurves();
    const root = await act(async () => hydrateRoot(host, <Rosette name="loans" size="seal" />));
    expect(curves()).toEqual(drawn);
    await act(async () => root.render(<Rosette name="wealth" size="seal" />));
    const other = curves();
    expect(other).not.toContain(null);
    expect(other).not.toEqual(drawn);
    await act(async () => root.render(<Rosette name="loans" size="seal" />));
    expect(curves()).toEqual(drawn);
    await act(async () => root.unmount());
  });
});
