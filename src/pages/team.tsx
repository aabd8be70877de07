import words from '#words/pages/team.json';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { PageSection } from '../sections/page-section.tsx';
import { PortraitProofs } from '../sections/portrait-proofs.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { discoveryCallLink } from '../site/discovery-call.ts';

const { contact } = words;

/** Returns a row with a link. The label names the target, so the link needs no screen-reader text (`about`). */
const createRow = (row: (typeof contact)['call'], to: To) => ({
  ...row,
  link: { to, label: row.link, about: '' },
});

export function Screen() {
  return (
    <>
      <PageBanner title={words.banner.title} intro={words.banner.intro}>
        <Link to={discoveryCallLink} variant="button">
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
            createRow(contact.appointment, '/appointment'),
            createRow(contact.call, '/contact'),
            createRow(contact.founder, '/founderprofile'),
          ]}
        />
      </PageSection>
    </>
  );
}
