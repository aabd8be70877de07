/* Shared code for the SVG files of rosettes and vignettes. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A file contains two drawings next to each other. This is the distance from the left of one to the left of the other,
 * in widths of a drawing: the gap is half a width.
 */
export const PITCH = 1.5;

/** Attributes that replace the classes of components in a mask. White parts of a mask are visible, black ones hidden. */
const maskAttributes: Record<string, string> = {
  'fill-card': ' fill="black"',
  'fill-none stroke-brand': ' stroke="white"',
};

/**
 * Returns the start tag of an SVG file.
 * @param origin the left and top edge of the view box: '-810 -810'
 */
export const svgRoot = (width: number, height: number, origin: string, strokeWidth: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${origin} ${width} ${height}" fill="none" stroke="black" stroke-width="${strokeWidth}">`;

/** Renders elements of a drawing as markup without classes. */
export const svgMarkup = (elements: ReactNode) =>
  renderToStaticMarkup(elements)
    .replaceAll(/ class="([^"]*)"/g, (_, name: string) => maskAttributes[name] ?? '')
    .replaceAll(/><\/(?:path|use|circle)>/g, '/>');
