import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { PortraitProofs } from '../sections/portrait-proofs.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="Team Page is Under Development"
        intro="Until it is ready, ask a senior banker about your case in the free 15-minute discovery call, or call us."
      >
        <Link to="/appointment?about=Banking%20Domain%20Expert%20Consultancy" variant="button">
          Book the free discovery call
        </Link>
        <Link to="/" variant="second">
          Back to Home
        </Link>
      </PageBanner>
      <PortraitProofs note="Names and portraits will follow here." />
      <PageSection
        head={{
          note: 'Until then',
          title: 'How to reach the right specialist',
          layout: 'stacked',
        }}
      >
        <TextRows
          rows={[
            {
              title: 'Request an appointment',
              rosette: 'banking-expert',
              text: 'Choose the subject: loans, debt, ratings, insurance, investments, property, NRI or company set-up. The specialist calls you back to fix a time.',
              link: {
                to: '/appointment',
                label: 'Request an appointment',
                about: '',
              },
            },
            {
              title: 'Call or write',
              rosette: 'corporate-consultancy',
              text: 'Phone, email and WhatsApp, and the address of our office in Noida.',
              link: { to: '/contact', label: 'Contact details', about: '' },
            },
            {
              title: 'Read about the founder',
              rosette: 'training',
              text: '22+ years in banking and finance. The founder joins consultations and guides the team in difficult cases.',
              link: { to: '/founderprofile', label: 'Founder profile', about: '' },
            },
          ]}
        />
      </PageSection>
    </>
  );
}
