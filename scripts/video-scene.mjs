/** The film "How we work": its words, its timeline and its captions, without any machinery. */

export const film = { width: 960, height: 540, rate: 24, seconds: 26 };

const titleEnd = 3;
const stepLength = 5;
const closingStart = titleEnd + 4 * stepLength;

/** One step each: `rosette` and `layer` name what is drawn, in site/rosettes.ts. */
export const steps = [
  {
    title: ['Understand', 'needs'],
    words: ['We hear your aim', 'and read your figures.'],
    rosette: 'credit-rating',
    layer: 2,
    tone: 'core', // else the same ochre as the lace round it
    drawing: 'A green core is drawn.',
  },
  {
    title: ['Schedule', 'consultation'],
    words: ['We agree a time', 'that suits you.'],
    rosette: 'hero-1',
    layer: 2,
    drawing: 'Ochre lace surrounds it.',
  },
  {
    title: ['Customised', 'solution'],
    words: ['A plan drawn up', 'for your case.'],
    rosette: 'hero-1',
    layer: 1,
    drawing: 'Long loops cross the lace.',
  },
  {
    title: ['Implementation', 'and support'],
    words: ['We put it to work', 'and stay in touch.'],
    rosette: 'hero-1',
    layer: 0,
    drawing: 'A fine border closes it.',
  },
].map((step, i) => ({ ...step, from: titleEnd + i * stepLength, to: titleEnd + (i + 1) * stepLength }));

const clamp = (x) => Math.min(1, Math.max(0, x));
const ease = (x) => (1 - Math.cos(Math.PI * clamp(x))) / 2;
const round = (x) => Number(x.toFixed(5));

const fade = 0.5;
/** Opacity of words shown between two times: they come after the last words have gone. */
const shown = (t, from, to) => round(ease((t - from) / fade) * (1 - ease((t - to + fade) / fade)));

const lineTime = 3;
/** How far each of `count` lines of a step is drawn; they start one after another. */
const linesAt = (t, from, count) => {
  const stagger = (stepLength - 0.7 - lineTime) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => round(ease((t - from - 0.2 - i * stagger) / lineTime)));
};

/** All that moves, at `t` seconds; `counts` is the number of lines of each step. */
export const stateAt = (t, counts) => ({
  words: [
    shown(t, -fade, titleEnd),
    ...steps.map(({ from, to }) => shown(t, from, to)),
    shown(t, closingStart, film.seconds + 1),
  ],
  guides: steps.map((_, i) => round(ease((t - 0.3 - 0.35 * i) / 1.5))),
  lines: steps.flatMap(({ from }, i) => linesAt(t, from, counts[i])),
  progress: steps.map(({ from, to }) => round(clamp((t - from) / (to - from)))),
});

const stamp = (seconds) => {
  const ms = Math.round(seconds * 1000);
  const part = (n, size) => String(Math.floor(n)).padStart(size, '0');
  return `00:${part(ms / 60_000, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

/** WebVTT captions: the film has no sound, so they give the words on screen and the drawing. */
export const captions = () => {
  const drawn = 1.4; // seconds at the end of a step for the cue that tells of the drawing
  const cues = [
    [0, titleEnd, ['How we work, in four steps.', '[No sound. Guide circles.]']],
    ...steps.flatMap(({ from, to, title, words, drawing }, i) => [
      [from, to - drawn, [`Step ${i + 1}: ${title.join(' ')}.`, words.join(' ')]],
      [to - drawn, to, [`[${drawing}]`]],
    ]),
    [closingStart, film.seconds, ['How we work: the four steps listed.', '[The rosette is whole.]']],
  ];
  const blocks = cues.map(([from, to, lines]) => `${stamp(from)} --> ${stamp(to)}\n${lines.join('\n')}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
};
