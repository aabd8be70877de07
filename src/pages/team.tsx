import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="Team Page is Under Development"
        intro="Until it is ready, book an appointment or call us, and you will speak to the specialist for your case."
      >
        <Link to="/appointment?about=Business%20consultant" variant="button">
          Book an appointment
        </Link>
        <Link to="/" variant="second">
          Back to Home
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'Until then',
          title: 'How to reach us',
          layout: 'stacked',
        }}
      >
        <TextRows
          rows={[
            {
              title: 'Meet a specialist',
              text: 'Tell us the subject and your number. We will put you in touch with the right person.',
              link: {
                to: '/appointment?about=Business%20consultant',
                label: 'Request an appointment',
                about: '',
              },
            },
            {
              title: 'Call or write',
              text: 'Phone, email, WhatsApp and the address of our office in Noida, with opening hours.',
              link: { to: '/contact', label: 'Contact details', about: '' },
            },
            {
              title: 'Read about the founder',
              text: 'Expertise, vision and achievements from 22+ years in banking and finance.',
              link: { to: '/founderprofile', label: 'Founder profile', about: '' },
            },
          ]}
        />
      </PageSection>
    </>
  );
}
