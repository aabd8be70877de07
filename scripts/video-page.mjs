/** The page that is photographed frame by frame: one SVG, and the function that moves it. */
import { familyOf } from '../tailwind/typefaces.mjs';
import { film, steps } from './video-scene.mjs';

const centre = [702, 270];
const scale = 440 / 1620;
const left = 76;
const cell = 84;

const text = (x, y, kind, content) => `<text x="${x}" y="${y}" class="${kind}">${content}</text>`;

/** Certificate outline with concave corners, `inset` px from the edge of the picture. */
const frame = (inset, radius) => {
  const [right, bottom] = [film.width - inset, film.height - inset];
  const corner = (x, y) => `A${radius} ${radius} 0 0 0 ${x} ${y}`;
  return `<path d="M${inset + radius} ${inset}H${right - radius}${corner(right, inset + radius)}V${bottom - radius}${corner(right - radius, bottom)}H${inset + radius}${corner(inset, bottom - radius)}V${inset + radius}${corner(inset + radius, inset)}z"/>`;
};

const title =
  text(left, 218, 'note', 'In four steps') +
  text(left - 2, 282, 'title', 'How we work') +
  text(left, 334, 'lead', 'Drawn one line at a time.');

const stepWords = ({ title: [first, second], words }, i) =>
  text(left, 142, 'note', `Step ${i + 1}`) +
  text(left - 2, 204, 'title', first) +
  text(left - 2, 256, 'title', second) +
  words.map((line, n) => text(left, 312 + 31 * n, 'lead', line)).join('');

const closing =
  text(left - 2, 164, 'title', 'How we work') +
  `<path class="account" d="M${left} 192h356m0 4h-356M${left} 386h356m0 4h-356"/>` +
  steps
    .map(
      (step, i) =>
        text(left + 2, 229 + 48 * i, 'serial', i + 1) +
        text(left + 36, 228 + 48 * i, 'row', step.title.join(' ')) +
        (i < 3 ? `<path class="hair" d="M${left} ${244 + 48 * i}h356"/>` : ''),
    )
    .join('');

const strip = steps
  .map((_, i) => {
    const x = left + (cell + 3) * i;
    return `${text(x, 446, 'count', i + 1)}<path class="track" d="M${x} 460h${cell}"/><path class="bar" d="M${x} 460h${cell}" pathLength="1"/>`;
  })
  .join('');

const style = (c) => `
  body { margin: 0; background: ${c.paper}; }
  svg { display: block; background: ${c.paper}; }
  text { font-variant-numeric: lining-nums tabular-nums; }
  .title, .note, .row, .serial, .count { font-family: ${familyOf('display')}; }
  .title { font-size: 52px; letter-spacing: -0.012em; fill: ${c.ink}; }
  .note { font-size: 29px; font-style: italic; fill: ${c.saffron}; }
  .lead { font: 400 24px ${familyOf('sans')}; fill: ${c['ink-soft']}; }
  .row { font-size: 24px; fill: ${c.ink}; }
  .serial { font-size: 25px; font-weight: 700; fill: ${c.saffron}; }
  .count { font-size: 21px; font-weight: 700; fill: ${c['ink-mute']}; }
  path { fill: none; }
  .frame { stroke: ${c.engrave}; stroke-width: 1.5; }
  .fine { stroke: ${c['engrave-fine']}; stroke-width: 1; }
  .account { stroke: ${c.engrave}; stroke-width: 1; }
  .hair { stroke: ${c.rule}; stroke-width: 1; }
  .track { stroke: ${c.rule}; stroke-width: 4; }
  .bar { stroke: ${c.engrave}; stroke-width: 4; stroke-dasharray: 1; stroke-dashoffset: 1; }
  .guide { stroke: ${c.rule}; stroke-width: 3.5; fill: none; stroke-dasharray: 1 2; }
  .line { stroke-width: 3; stroke-dasharray: 1 2; stroke-dashoffset: 1; }
  .a { stroke: url(#iris); }
  .core { stroke: ${c.engrave}; }
  .b { stroke: ${c['saffron-fine']}; }
  .tip { fill: ${c.saffron}; }`;

/**
 * @param lines one entry per line of the rosette, in the order of drawing: `d`, `turn`, `tone`
 * @param radii of the guide circles, one for each step
 * @param colours the roles of tailwind.config.ts
 * @param fontFaces style sheet whose fonts need no request
 */
export const pageOf = (lines, radii, colours, fontFaces) => {
  const stops = [
    [0.3, 'saffron-fine'],
    [0.62, 'engrave'],
    [0.8, 'engrave'],
    [1, 'engrave-fine'],
  ].map(([at, role]) => `<stop offset="${at}" stop-color="${colours[role]}"/>`);
  const drawing = lines.map(
    ({ d, turn, tone }) =>
      `<g transform="rotate(${turn})"><path class="line ${tone}" d="${d}" pathLength="1"/><circle class="tip" r="11" opacity="0"/></g>`,
  );
  const guides = radii.map((r) => `<circle class="guide" r="${r}" pathLength="1" transform="rotate(-90)"/>`);
  const words = [title, ...steps.map(stepWords), closing].map((part) => `<g class="words">${part}</g>`);
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${style(colours)}</style>
    <svg width="${film.width}" height="${film.height}" viewBox="0 0 ${film.width} ${film.height}">
    <radialGradient id="iris" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="800">${stops.join('')}</radialGradient>
    <g class="frame">${frame(16, 26)}</g><g class="fine">${frame(23, 26)}</g>
    <g transform="translate(${centre}) scale(${scale})">${guides.join('')}${drawing.join('')}</g>
    ${words.join('')}<g class="strip">${strip}</g></svg>`;
};

/** Runs in the page. Puts every moving part where `stateAt` says. */
export const show = ({ words, guides, lines, progress }) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  all('.words').forEach((part, i) => part.setAttribute('opacity', words[i]));
  all('.bar').forEach((bar, i) => (bar.style.strokeDashoffset = 1 - progress[i]));
  all('.guide').forEach((guide, i) => (guide.style.strokeDashoffset = 1 - guides[i]));
  document.querySelector('.strip').setAttribute('opacity', 1 - words.at(-1) - words[0]);
  all('.line').forEach((line, i) => {
    const tip = line.nextElementSibling;
    const part = lines[i];
    line.style.strokeDashoffset = 1 - part;
    line.style.visibility = part === 0 ? 'hidden' : 'visible';
    // The point of the graver fades at both ends of its way, so that nothing blinks.
    tip.setAttribute('opacity', Math.min(1, 12 * part, 12 * (1 - part)));
    const { x, y } = line.getPointAtLength(part * line.getTotalLength());
    tip.setAttribute('cx', x);
    tip.setAttribute('cy', y);
  });
};
