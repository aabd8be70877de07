/** Shading by the density of lines, as SVG path data; lengths in user units of the drawing. */

/** Horizontal lines that fill a rectangle. */
export function horizontalLines(x: number, y: number, width: number, height: number, gap = 4): string {
  let d = '';
  for (let at = y + gap; at < y + height; at += gap) d += `M${x} ${at}h${width}`;
  return d;
}

/** Vertical lines that fill a rectangle. */
export function verticalLines(x: number, y: number, width: number, height: number, gap = 4): string {
  let d = '';
  for (let at = x + gap; at < x + width; at += gap) d += `M${at} ${y}v${height}`;
  return d;
}
