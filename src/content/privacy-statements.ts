import words from '#words/content/privacy-statements.json';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import type { ThirdParties } from '../site/third-parties.ts';

const { video }: Firm = firm;

/** Returns the statement about the files that this site serves itself. */
function createSelfHostingStatement({ frame, image }: ThirdParties): string {
  const hasForeignContent = frame.length + image.length > 0;
  if (hasForeignContent) return words.fontsFromHere;
  return video ? words.allWithFilmFromHere : words.allFromHere;
}

/** Returns the privacy statements that are true with these third parties, such as “no analytics”. */
export function createPrivacyStatements(thirdParties: ThirdParties): string[] {
  const { script, connect } = thirdParties;
  const areVisitsCounted = script.length > 0 || connect.some(({ enquiries }) => !enquiries);
  return [
    script.length > 0 ? words.noOwnCookies : words.noCookies,
    ...(areVisitsCounted ? [] : [words.noCounting]),
    createSelfHostingStatement(thirdParties),
    words.noLogin,
  ];
}
