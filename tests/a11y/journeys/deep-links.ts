import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync, readdirSync } from 'node:fs';
import type { Screen } from './hand.ts';

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

/** Every place of a page that a link of the site names, such as `/contact#message`. */
export const places = [
  ...new Set(
    pages.flatMap((name) => {
      const own = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return [...readFileSync(`dist/${name}`, 'utf8').matchAll(/ href="(\/[^"#?]*)?#([^"]+)"/g)].map(
        ([, path, id]) => `${path ?? own}#${id}`,
      );
    }),
  ),
]
  .filter((place) => !/^\/404|#(main|site-nav)$/.test(place)) // the skip link's and the menu's: not from outside
  .sort();

interface Landing {
  /** px from where the place should be to where it is. */
  off: number;
  /** The bands out of view have been styled, and what the visitor asked for has come. */
  done: boolean;
}

/** Runs in the page: a place begins under the header's room, or as near as the end of the page lets it. */
function landing(): Landing | undefined {
  const place = document.querySelector(':target');
  if (!place) return undefined;
  const root = document.documentElement;
  const room = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop);
  const top = place.getBoundingClientRect().top;
  const left = root.scrollHeight - innerHeight - scrollY; // below, to scroll still
  const off = Math.min(top - room - margin, left);
  return {
    off: Math.round(Math.abs(off) < 1.5 ? 0 : off),
    done: 'live' in root.dataset,
  };
}

/** ms for which a place must stay where it is. */
const STILL = 600;

/** Opens a place as from another site's link. @returns what is wrong */
export async function landsAt(screen: Screen, place: string): Promise<string[]> {
  await screen.open(place);
  let seen: Landing | undefined;
  for (let still = 0, tries = 0; still < STILL && tries < 200; tries += 1) {
    await pause(50);
    seen = (await screen.ask(landing, undefined)) ?? undefined;
    still = seen?.done && seen.off === 0 ? still + 50 : 0;
    if (still >= STILL) return [];
  }
  return [`${place}: ${seen ? `${seen.off} px off${seen.done ? '' : ', and not live'}` : 'no such place'}`];
}
