import * as words from '#words/articles.json';
import { seals } from '../site/seals.ts';
import { HelpBanner } from '../sections/help-banner.tsx';

/** A box that offers the free discovery call, next to an article or a list of articles. */
export const ArticleHelp = () => (
  <HelpBanner
    title={words.needHelp}
    text={words.askABanker}
    action={{
      label: words.bookTheCall,
      to: '/appointment?about=Free%2015-minute%20discovery%20call',
    }}
    rosette={seals.help}
  />
);
