import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import type { ThirdParties } from '../site/third-parties.ts';

const { video }: Firm = firm;

/** Returns statements about what the site does not do, as far as they are true for the list of third parties. */
export function privacyStatements({ script, connect, frame, image }: ThirdParties): string[] {
  const counts = script.length + connect.filter(({ enquiries }) => !enquiries).length > 0;
  const shows = frame.length + image.length > 0;
  return [
    script.length > 0 ? 'It sets no cookies of its own.' : 'It sets no cookies.',
    ...(counts ? [] : ['It counts no visits and does not track you from page to page.']),
    shows
      ? 'Fonts come from this site, not from another company.'
      : `${video ? 'Fonts, pictures and the film' : 'Fonts and pictures'} come from this site, not from another company.`,
    'It has no login and no account.',
  ];
}
