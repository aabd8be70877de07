import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { leastBrowsers } from '../site/browsers.ts';
import { language } from '../site/office.ts';

const browsers = new Intl.ListFormat(language, { type: 'disjunction' }).format(
  Object.entries(leastBrowsers).map(([name, version]) => `${name} ${version}`),
);

export function Screen() {
  return (
    <>
      <PageBanner lead="This site is made to work with a keyboard, a screen reader, a phone and a large font." />
      <Band
        head={{
          note: 'More ways than one',
          title: 'What was done for accessibility.',
          lead: 'We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
        }}
      >
        <Checklist
          items={[
            {
              title: 'Keyboard alone',
              text: 'Everything can be reached and used by keys, in a sensible order, with a focus ring. A skip link leads past the menu.',
            },
            {
              title: 'Screen readers',
              text: 'Landmarks, headings, lists and tables are real ones. Faults of a form are named in words, at the field and in a list above the form.',
            },
            {
              title: 'Large type and small screens',
              text: 'Pages reflow from 320 pixels upwards and keep working with text at twice its size.',
            },
            {
              title: 'Colour and contrast',
              text: 'Nothing is said by colour alone. Light and dark themes are served, and the high-contrast colours of your system are kept.',
            },
            {
              title: 'Movement',
              text: 'Whatever moves by itself has a button that stops it. If your device asks for less motion, nothing starts.',
            },
            {
              title: 'Without script, or on a poor network',
              text: 'Every page reads and links without script. Phone, mail and chat stand beside each form as plain links.',
            },
          ]}
        />
      </Band>
      <ServiceLayout>
        <Prose title="Which browsers the site needs">
          <p>
            The site is made for {browsers}, or later: versions of the year 2023. In an older one the words,
            the links and the telephone numbers are there, but parts may stand out of line.
          </p>
        </Prose>
        <Prose title="Where accessibility is not good enough yet">
          <ul>
            <li>
              An enquiry is finished in WhatsApp, which is not ours. If that is a barrier, write or call
              instead: the form lets you copy your message or send it as a mail.
            </li>
            <li>All words are in English.</li>
            <li>
              The search over the pages needs script. Without it, all pages are listed at the foot of each
              page, and on <Link to="/search">the page of the search</Link>.
            </li>
          </ul>
        </Prose>
        <ContactBlock
          id="report"
          title="Tell us of a barrier"
          text="Say which page it was, what you wanted to do and what you used: phone or computer, browser, screen reader. If you need a page in another form, ask for it."
        />
      </ServiceLayout>
    </>
  );
}
