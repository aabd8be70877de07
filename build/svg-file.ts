/** Shared code for SVG files of engraved art. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The distance from one drawing in a file to the next, in widths. A gap of half a width separates the drawings. */
export const PITCH = 1.5;

/** The mask colours of classes: white is visible, black is hidden. */
const presentation: Record<string, string> = {
  'fill-card': ' fill="black"',
  'fill-none stroke-brand': ' stroke="white"',
};

export const svgRoot = (width: number, height: number, from: string, line: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${from} ${width} ${height}" fill="none" stroke="black" stroke-width="${line}">`;

export const svgMarkup = (drawn: ReactNode) =>
  renderToStaticMarkup(drawn)
    .replaceAll(/ class="([^"]*)"/g, (_, name: string) => presentation[name] ?? '')
    .replaceAll(/><\/(?:path|use|circle)>/g, '/>');
