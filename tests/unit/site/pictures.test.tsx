import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RosetteStrokes } from '../../../build/rosette-strokes.tsx';
import { viewBoxOf } from '../../../src/lib/guilloche.ts';
import { seals } from '../../../src/site/seals.ts';

const favicon = readFileSync('public/favicon.svg', 'utf8');
const reachOf = (viewBox = '') => -Number.parseFloat(viewBox);

it('has an up-to-date icon: a seal that fills the square', () => {
  const strokes = renderToStaticMarkup(<RosetteStrokes name={seals.mark} size="seal" id="s" />);
  expect(favicon.includes(strokes), 'npm run pictures draws public/favicon.svg anew; commit the result').toBe(
    true,
  );
  const share = reachOf(/viewBox="([^"]+)"/.exec(favicon)?.[1]) / reachOf(viewBoxOf('seal'));
  expect(share, 'the square of the icon, by that of a seal').toBeGreaterThanOrEqual(1);
  expect(share).toBeLessThan(1.1);
});
