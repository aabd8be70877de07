import words from '#words/pages/team.json';
import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { PortraitProofs } from '../sections/portrait-proofs.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

const { contact } = words;

export function Screen() {
  return (
    <>
      <PageBanner title={words.banner.title} intro={words.banner.intro}>
        <Link to="/appointment?about=Free%2015-minute%20discovery%20call" variant="button">
          {words.banner.discoveryCall}
        </Link>
        <Link to="/" variant="second">
          {words.banner.home}
        </Link>
      </PageBanner>
      <PortraitProofs />
      <PageSection head={contact}>
        <TextRows
          rows={[
            {
              ...contact.appointment,
              link: { to: '/appointment', label: contact.appointment.link, about: '' },
            },
            {
              ...contact.call,
              link: { to: '/contact', label: contact.call.link, about: '' },
            },
            {
              ...contact.founder,
              link: { to: '/founderprofile', label: contact.founder.link, about: '' },
            },
          ]}
        />
      </PageSection>
    </>
  );
}
