import { PauseAnimations } from '../components/pause-animations.tsx';
import { Icon } from '../components/icon.tsx';
import { EmailAddress } from '../components/email-address.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { LanguageLinks } from './language-links.tsx';
import { SocialLinks } from './social-links.tsx';
import * as common from '#words/common.json';

const linkClasses =
  'inline-flex min-h-tap min-w-tap items-center gap-2 text-footer-foreground hover:underline underline-offset-[.25em]';

/** Contact, language and social links above the navigation bar. On phones, the social links are only in the footer. */
export function UtilityBar() {
  return (
    <div className="bg-footer text-xs text-footer-foreground-soft on-footer">
      <div className="wrap flex min-h-[2.875rem] items-center justify-between gap-4">
        <ul role="list" className="flex flex-auto flex-wrap gap-x-3 sm:gap-x-5">
          <li className="flex-none">
            <a href={createTelUrl(firm.phone)} className={linkClasses}>
              <Icon name="phone" tone="primary-bright" />
              <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
              {firm.phone}
            </a>
          </li>
          <li className="min-w-0 max-sm:mr-auto">
            <a href={`mailto:${firm.email}`} className={linkClasses}>
              <Icon name="mail" tone="primary-bright" />
              <VisuallyHidden>{common.emailPrefix}</VisuallyHidden>
              <EmailAddress address={firm.email} className="wrap-anywhere max-sm:sr-only" />
            </a>
          </li>
          <li className="hidden items-center gap-2 text-footer-foreground lg:flex">
            <Icon name="pin" tone="primary-bright" />
            {`${firm.address.street}, ${firm.address.locality}`}
          </li>
          <LanguageLinks as="li" className={linkClasses} />
        </ul>
        <div className="hidden flex-none items-center gap-1 sm:flex">
          <div className="hidden md:block">
            <PauseAnimations variant="icon" />
          </div>
          <SocialLinks />
        </div>
      </div>
    </div>
  );
}
