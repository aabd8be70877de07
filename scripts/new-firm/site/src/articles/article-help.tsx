import { seals } from '../site/seals.ts';
import { HelpBanner } from '../sections/help-banner.tsx';

/** Offer of an appointment, next to an article or a list of articles. */
export const ArticleHelp = () => (
  <HelpBanner
    title="Need help?"
    text="Ask us about your own case."
    action={{ label: 'Book an appointment', to: '/appointment?about=Something%20else' }}
    rosette={seals.help}
  />
);
