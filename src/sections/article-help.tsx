import { seals } from '../site/seals.ts';
import { HelpBanner } from './help-banner.tsx';

/** Help, beside an article and beside their lists. */
export const ArticleHelp = () => (
  <HelpBanner
    title="Need help?"
    text="Ask us. A call is often shorter than an article."
    action={{ label: 'Write to us', to: '/contact' }}
    rosette={seals.help}
  />
);
