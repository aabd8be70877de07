import { seals } from '../site/seals.ts';
import { HelpBanner } from './help-banner.tsx';

/** Link to help, in the side column of articles and of their lists. */
export const ArticleHelp = () => (
  <HelpBanner
    title="Need help?"
    text="Ask us. A call is often shorter than an article."
    action={{ label: 'Write to us', to: '/contact' }}
    rosette={seals.help}
  />
);
