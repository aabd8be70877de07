/* Code that the SVG files of rosettes and vignettes share. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The distance between the left edges of the two drawings in a file, as a multiple of a drawing's width. The gap
 * between the drawings is half a width.
 */
export const PITCH = 1.5;

/**
 * The attributes that replace the classes of components. In a mask, white parts are visible and black parts are hidden.
 */
const maskAttributes: Record<string, string> = {
  'fill-card': ' fill="black"',
  'fill-none stroke-brand': ' stroke="white"',
};

/**
 * Returns the start tag of an SVG file.
 * @param origin the left and top edge of the view box: '-810 -810'
 */
export const createSvgStartTag = (width: number, height: number, origin: string, strokeWidth: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${origin} ${width} ${height}" fill="none" stroke="black" stroke-width="${strokeWidth}">`;

/** Renders elements of a drawing as markup without classes. */
export const renderSvgMarkup = (elements: ReactNode) =>
  renderToStaticMarkup(elements)
    .replaceAll(/ class="([^"]*)"/g, (_, name: string) => maskAttributes[name] ?? '')
    .replaceAll(/><\/(?:path|use|circle)>/g, '/>');
