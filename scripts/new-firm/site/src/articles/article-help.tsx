import { articleHelp as words } from '#words/own.json';
import { seals } from '../site/seals.ts';
import { HelpBanner } from '../sections/help-banner.tsx';

/** A box that offers an appointment, next to an article or a list of articles. */
export const ArticleHelp = () => (
  <HelpBanner
    title={words.title}
    text={words.text}
    action={{ label: words.action, to: '/appointment?about=Something%20else' }}
    rosette={seals.help}
  />
);
