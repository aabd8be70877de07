import * as words from '#words/articles.json';
import { seals } from '../site/seals.ts';
import { HelpBanner } from '../sections/help-banner.tsx';
import { discoveryCallLink } from '../site/discovery-call.ts';

/** A box that offers the free discovery call, next to an article or a list of articles. */
export const ArticleHelp = () => (
  <HelpBanner
    title={words.needHelp}
    text={words.askABanker}
    action={{
      label: words.bookTheCall,
      to: discoveryCallLink,
    }}
    rosette={seals.help}
  />
);
