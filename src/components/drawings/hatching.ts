/* Lengths are in user units of the drawing. */

/** Returns the path data of horizontal lines that shade a rectangle. */
export function drawHorizontalLines(x: number, y: number, width: number, height: number, gap = 4): string {
  let d = '';
  for (let at = y + gap; at < y + height; at += gap) d += `M${x} ${at}h${width}`;
  return d;
}

/** Returns the path data of vertical lines that shade a rectangle. */
export function drawVerticalLines(x: number, y: number, width: number, height: number, gap = 4): string {
  let d = '';
  for (let at = x + gap; at < x + width; at += gap) d += `M${at} ${y}v${height}`;
  return d;
}
