import words from '#words/content/privacy-statements.json';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import type { ThirdParties } from '../site/third-parties.ts';

const { video }: Firm = firm;

/** Returns the statements that are true for the list of third parties, such as "no analytics". */
export function privacyStatements({ script, connect, frame, image }: ThirdParties): string[] {
  const counts = script.length + connect.filter(({ enquiries }) => !enquiries).length > 0;
  const shows = frame.length + image.length > 0;
  return [
    script.length > 0 ? words.noOwnCookies : words.noCookies,
    ...(counts ? [] : [words.noCounting]),
    shows ? words.fontsFromHere : video ? words.allWithFilmFromHere : words.allFromHere,
    words.noLogin,
  ];
}
