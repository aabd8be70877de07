import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Team"
      description="The team page is under development. Meanwhile, write to us or book an appointment and speak to the people who will do the work."
    >
      <PageBanner
        path="/team"
        title="Team Page is Under Development"
        lead="Until it is ready, write to us or book an appointment, and you will meet the people who do the work."
      >
        <Link to="/" look="on-plate">
          Back to Home
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'Meanwhile',
          title: 'How to meet the team until then.',
          layout: 'stacked',
        }}
      >
        <CardGrid
          cards={[
            {
              title: 'Read about the founder',
              text: 'Areas of expertise, vision and achievements, from 22+ years in banking and finance.',
              rosette: 'corporate-consultancy',
              link: { to: '/founderprofile', label: 'Founder profile', about: '' },
            },
            {
              title: 'Sit down with us',
              text: 'Choose a subject, leave a number and a few lines. The appointment page shows some of the people you may meet.',
              rosette: 'banking-expert',
              link: { to: '/appointment', label: 'Book an appointment', about: '' },
            },
            {
              title: 'Call or write',
              text: 'Telephone, e-mail, WhatsApp and the address of the office in Noida, with its hours.',
              rosette: 'training',
              link: { to: '/contact', label: 'Contact details', about: '' },
            },
          ]}
        />
      </Band>
    </Page>
  );
}
