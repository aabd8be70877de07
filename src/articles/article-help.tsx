import { route } from '../site/page-info.ts';
import type { Path } from '../site/routes.ts';
import { seals } from '../site/seals.ts';
import { HelpBanner } from '../sections/help-banner.tsx';

/** Help next to an article or a list of articles; `service` is chosen as the subject of the message. */
export const ArticleHelp = ({ service }: { service?: Path | undefined }) => (
  <HelpBanner
    title="Need help?"
    text="Prefer to talk? Call us."
    action={{
      label: 'Write to us',
      to: `/contact?about=${encodeURIComponent(service ? route(service).label : 'Something else')}`,
    }}
    rosette={seals.help}
  />
);
