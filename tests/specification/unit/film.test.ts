import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const path = (ending: string) => `public/media/how-we-work.${ending}`;
const mp4 = readFileSync(path('mp4'));

/** Length in seconds from the movie header (ISO 14496-12, 8.2.2, version 0). */
const duration = () => {
  const mvhd = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(mvhd + 20) / mp4.readUInt32BE(mvhd + 16);
};

const seconds = (stamp: string) => stamp.split(':').reduce((total, part) => 60 * total + Number(part), 0);

const round = (x: number) => Number(x.toFixed(3));

const [header, ...blocks] = readFileSync(path('en.vtt'), 'utf8').trim().split('\n\n');
const cues = blocks.map((block) => {
  const [timing = '', ...lines] = block.split('\n');
  const [, from = '', to = ''] = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/.exec(timing) ?? [];
  return { from: seconds(from), to: seconds(to), lines };
});

describe('the film How we work', () => {
  it.each([
    ['mp4', 600_000],
    ['webm', 600_000],
    ['webp', 40_000],
  ])('keeps its %s within %i bytes', (ending, budget) => {
    const { size } = statSync(path(ending));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it('plays for about 25 seconds, without a sound track', () => {
    expect(duration()).toBeGreaterThan(20);
    expect(duration()).toBeLessThan(28);
    expect(mp4.includes('vide')).toBe(true);
    expect(mp4.includes('soun')).toBe(false);
  });
});

describe('its captions', () => {
  it('are WebVTT with words in every cue', () => {
    expect(header).toBe('WEBVTT');
    expect(cues.length).toBeGreaterThanOrEqual(6);
    for (const { lines } of cues) expect(lines.join('').trim()).not.toBe('');
  });

  it('come in order, never overlap and end with the film', () => {
    let last = 0;
    for (const { from, to } of cues) {
      expect(from).toBeGreaterThanOrEqual(last);
      expect(to).toBeGreaterThan(from);
      last = to;
    }
    expect(last).toBeLessThanOrEqual(duration());
  });

  it('name the four steps', () => {
    const text = cues.flatMap(({ lines }) => lines).join('\n');
    for (const step of [
      'Step 1: Understand needs.',
      'Step 2: Schedule consultation.',
      'Step 3: Customised solution.',
      'Step 4: Implementation and support.',
    ]) {
      expect(text).toContain(step);
    }
  });

  it('leave time to read: at most 20 characters a second', () => {
    const hurried = cues.filter(({ from, to, lines }) => lines.join(' ').length > 20 * round(to - from));
    expect(hurried).toEqual([]);
  });
});
