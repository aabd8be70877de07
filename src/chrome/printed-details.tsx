import { useLocation } from 'react-router-dom';
import { useIsStaticPage } from '../components/static-html.ts';
import { createChatUrl } from '../lib/phone.ts';
import { findRoute } from '../site/page-info.ts';
import { firm } from '../site/firm.ts';
import { base } from '../site/language.ts';
import { shownHours } from '../site/shown-hours.ts';
import * as common from '#words/common.json';
import * as words from '#words/site.json';

/**
 * The last lines of the printed letterhead: the office hours, the chat, the URL of the page without query and fragment, and
 * the note about sample data. `npm run downloads` adds the date.
 */
export function PrintedDetails() {
  const { pathname } = useLocation();
  const isStatic = useIsStaticPage(pathname);
  const path = base + (findRoute(pathname)?.path ?? (isStatic ? pathname : ''));
  return (
    <p className="hidden w-full flex-wrap justify-between gap-x-4 pt-2 pr-0.5 pb-1 text-xs print:flex">
      <span>{shownHours}</span> <a href={createChatUrl(firm.chatNumber)}>{common.chatOnWhatsApp}</a>{' '}
      <span data-page-url="">{firm.siteUrl + path.replace(/(.)\/$/, '$1')}</span>{' '}
      {import.meta.env.SAMPLES_LEFT && <span>{words.samplesNote}</span>}
    </p>
  );
}
