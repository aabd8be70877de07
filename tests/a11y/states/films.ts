import { press } from './sequence.ts';
import type { Sequence } from './sequence.ts';

const film = (path: string): Sequence => ({
  name: `film of ${path}`,
  path,
  states: [
    [
      'film open',
      async (page) => {
        await page.getByRole('link', { name: /^Play video/ }).click();
        await page.getByRole('dialog').waitFor();
        // Until its length is known, axe cannot tell whether it plays on by itself.
        await page.waitForFunction(() => document.querySelector('video')?.readyState);
      },
      path === '/' ? 'Alfa by night' : undefined,
    ],
    ['film closed', (page) => press(page, 'Close')],
  ],
});

export const films: readonly Sequence[] = [film('/')];

/** The same film in the same dialog: for `npm run test:all`. */
export const filmsAlike = ['/appointment', '/services/tech-services', '/services/digital-marketing'].map(
  film,
);
