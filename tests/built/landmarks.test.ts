// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articlePaths, documentOf, paths, textOf } from './documents.ts';

const landmarks = 'nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=search]';

function nameOf(landmark: Element) {
  const id = landmark.getAttribute('aria-labelledby') ?? '';
  return landmark.getAttribute('aria-label') ?? textOf(landmark.ownerDocument.getElementById(id));
}

it('no landmark has the name of a fold that it contains or that contains it, which would be announced twice', () => {
  const twice = [...paths, ...articlePaths].flatMap((path) =>
    [...documentOf(path).querySelectorAll('details')].flatMap((fold) => {
      const name = textOf(fold.querySelector('summary'));
      return [fold.closest(landmarks), ...fold.querySelectorAll(landmarks)]
        .filter((landmark) => landmark && nameOf(landmark) === name)
        .map(() => `${path}: ${name}`);
    }),
  );
  expect(twice).toEqual([]);
});
