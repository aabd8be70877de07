import { useLocation } from 'react-router-dom';
import { ContactList } from '../components/contact-list.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { PauseAnimations } from '../components/pause-animations.tsx';
import { staticPathOf } from '../lib/static-page.ts';
import { match } from '../site/page-info.ts';
import { firm } from '../site/firm.ts';
import { base } from '../site/language.ts';
import { Brand } from './brand.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { ServiceLinks, UsefulLinks } from './site-links.tsx';
import { SocialLinks } from './social-links.tsx';
import * as m from '../messages/site.ts';

function Address() {
  const { pathname } = useLocation();
  const path = base + (match(pathname)?.path ?? staticPathOf(pathname) ?? '');
  return firm.siteAddress + path.replace(/(.)\/$/, '$1');
}

/** The contentinfo landmark, the same on every page. */
export function Footer() {
  return (
    <footer className="on-footer bg-footer text-footer-foreground-soft">
      <div className="lace" aria-hidden="true" />
      <div className="wrap">
        <div className="grid gap-x-6 pt-6 sm:gap-y-10 sm:pb-6 sm:grid-cols-2 lg:grid-cols-3 nav:grid-cols-5">
          <div className="lg:max-nav:col-span-full lg:max-nav:flex lg:max-nav:items-center lg:max-nav:justify-between">
            <Brand on="footer" />
            <p className="my-2 max-w-[22rem]">{firm.purpose}</p>
            <div className="-ml-3">
              <SocialLinks />
            </div>
          </div>
          <div>
            <h2 className="mb-[0.7rem] text-note text-primary italic">{m.office}</h2>
            <ContactList variant="footer" show={['address', 'hours', 'phone', 'email', 'chat', 'enquiry']} />
          </div>
          <UsefulLinks />
          <PhoneDisclosure label={m.recentPosts} variant="footer">
            <h2 className="mb-[0.7rem] text-note text-primary italic max-sm:hidden">{m.recentPosts}</h2>
            <RecentPosts />
          </PhoneDisclosure>
        </div>
        <ServiceLinks />
        <p className="hidden pb-2 print:block">
          {m.thisPage}
          <Address />
        </p>
        {import.meta.env.SAMPLES_LEFT && <p className="pb-2 text-xs">{m.samplesNote}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-hair border-footer-border py-2 text-xs">
          <p>© {firm.name}</p>
          <p>
            {m.developedBy}
            {firm.developer}
          </p>
          <PauseAnimations />
        </div>
      </div>
    </footer>
  );
}
