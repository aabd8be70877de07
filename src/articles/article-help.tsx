import { seals } from '../site/seals.ts';
import { HelpBanner } from '../sections/help-banner.tsx';

/** Offer of the free discovery call, next to an article or a list of articles. */
export const ArticleHelp = () => (
  <HelpBanner
    title="Need help?"
    text="Ask a senior banker in a free 15-minute discovery call."
    action={{
      label: 'Book the free discovery call',
      to: '/appointment?about=Banking%20Domain%20Expert%20Consultancy',
    }}
    rosette={seals.help}
  />
);
