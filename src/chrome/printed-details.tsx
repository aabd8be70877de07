import { useLocation } from 'react-router-dom';
import { useIsStaticPage } from '../components/static-html.ts';
import { findRoute } from '../site/page-info.ts';
import { firm } from '../site/firm.ts';
import { base } from '../site/language.ts';
import { shownHours } from '../site/shown-hours.ts';
import * as words from '#words/site.json';

/**
 * A line of the printed letterhead: the office hours, the URL of the page without query and fragment, and the note about
 * sample data. `npm run downloads` adds a note to it.
 */
export function PrintedDetails() {
  const { pathname } = useLocation();
  const isStatic = useIsStaticPage(pathname);
  const path = base + (findRoute(pathname)?.path ?? (isStatic ? pathname : ''));
  return (
    <p data-printed-details="" className="hidden w-full text-xs print:flex">
      <span>{shownHours}</span>
      <span data-page-url="">{firm.siteUrl + path.replace(/(.)\/$/, '$1')}</span>
      {import.meta.env.SAMPLES_LEFT && <span>{words.samplesNote}</span>}
    </p>
  );
}
