/** What every file of engraved art is written with. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** In a file, from one drawing to the next: its width and the half, so that none bleeds into another. */
export const PITCH = 1.5;

/** What stands in a file in place of a class: within a mask, white is seen and black hides. */
const looks: Record<string, string> = {
  'vignette-solid': ' fill="black"',
  'vignette-fine': ' stroke-width="0.9"',
  hatch: ' stroke="white" stroke-width="0.8"',
};

export const root = (width: number, height: number, from: string, line: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${from} ${width} ${height}" fill="none" stroke="black" stroke-width="${line}">`;

export const markup = (drawn: ReactNode) =>
  renderToStaticMarkup(drawn)
    .replaceAll(/ class="([^"]*)"/g, (_, name: string) => looks[name] ?? '')
    .replaceAll(/><\/(?:path|use|circle)>/g, '/>');
