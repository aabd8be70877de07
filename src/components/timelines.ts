/**
 * Classes that set `--step`, the name of the timeline that a step and its part of a drawing share
 * (styles/read-along.css). `steps` goes on the container of the list or table, and `part` on the shape. The classes are
 * literal, so that Tailwind finds them.
 */
export const timelines = [
  { part: '[--step:--step-1]', steps: '[&_:is(li,tr):nth-child(1)]:[--step:--step-1]' },
  { part: '[--step:--step-2]', steps: '[&_:is(li,tr):nth-child(2)]:[--step:--step-2]' },
  { part: '[--step:--step-3]', steps: '[&_:is(li,tr):nth-child(3)]:[--step:--step-3]' },
  { part: '[--step:--step-4]', steps: '[&_:is(li,tr):nth-child(4)]:[--step:--step-4]' },
  { part: '[--step:--step-5]', steps: '[&_:is(li,tr):nth-child(5)]:[--step:--step-5]' },
  { part: '[--step:--step-6]', steps: '[&_:is(li,tr):nth-child(6)]:[--step:--step-6]' },
  { part: '[--step:--step-7]', steps: '[&_:is(li,tr):nth-child(7)]:[--step:--step-7]' },
  { part: '[--step:--step-8]', steps: '[&_:is(li,tr):nth-child(8)]:[--step:--step-8]' },
  { part: '[--step:--step-9]', steps: '[&_:is(li,tr):nth-child(9)]:[--step:--step-9]' },
] as const;
