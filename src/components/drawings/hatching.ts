/** Tone by the density of lines, as path data; lengths in units of the drawing. */

/** Level lines that fill a box. */
export function level(x: number, y: number, width: number, height: number, gap = 4): string {
  let d = '';
  for (let at = y + gap; at < y + height; at += gap) d += `M${x} ${at}h${width}`;
  return d;
}

/** Upright lines that fill a box. */
export function upright(x: number, y: number, width: number, height: number, gap = 4): string {
  let d = '';
  for (let at = x + gap; at < x + width; at += gap) d += `M${at} ${y}v${height}`;
  return d;
}
