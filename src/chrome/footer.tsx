import { ContactList } from '../components/contact-list.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { PauseAnimations } from '../components/pause-animations.tsx';
import { firm } from '../site/firm.ts';
import { PageAnchor } from '../components/page-anchor.tsx';
import { legalDetails } from '../site/legal-details.ts';
import { formatShortRegistrations } from '../site/registrations.ts';
import { Brand } from './brand.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { ServiceLinks, UsefulLinks } from './site-links.tsx';
import { SocialLinks } from './social-links.tsx';
import * as words from '#words/site.json';

const hasRegistrations = formatShortRegistrations(legalDetails).length > 0;

/** The footer of all pages. It is the contentinfo landmark. */
export function Footer() {
  return (
    <footer className="bg-footer text-sm text-footer-foreground-soft on-footer print:hidden">
      <div className="lace" aria-hidden="true" />
      <div className="wrap">
        <div className="grid gap-x-5 pt-5 sm:grid-cols-2 sm:gap-y-4 sm:pb-4 lg:grid-cols-3 xl:grid-cols-[10fr_9fr_7fr_22fr]">
          <div>
            <Brand variant="footer" />
            <p className="mt-3 mb-2 max-w-[22rem]">{firm.purpose}</p>
            <div className="-ml-3">
              <SocialLinks />
            </div>
          </div>
          <div className="max-sm:pt-2">
            <h2 className="mb-1 text-note text-primary-bright italic">{words.office}</h2>
            <ContactList variant="footer" show={['address', 'hours', 'phone', 'email', 'chat', 'enquiry']} />
          </div>
          <div className="sm:max-lg:col-span-full">
            <PhoneDisclosure label={words.recentPosts} variant="footer">
              <h2 className="mb-1 text-note text-primary-bright italic max-sm:hidden">{words.recentPosts}</h2>
              <RecentPosts />
            </PhoneDisclosure>
          </div>
          <UsefulLinks />
        </div>
        <ServiceLinks />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-xs">
          {import.meta.env.SAMPLES_LEFT && <p>{words.samplesNote}</p>}
          <p>{`© ${firm.name}`}</p>
          {hasRegistrations && (
            <p>
              <PageAnchor
                to="/terms#registrations"
                className="inline-flex min-h-tap items-center underline underline-offset-[.25em]"
              >
                {words.checkNumbers}
              </PageAnchor>
            </p>
          )}
          <p>{words.developedBy + firm.developer}</p>
          <PauseAnimations />
        </div>
      </div>
    </footer>
  );
}
