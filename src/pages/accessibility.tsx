import { Link } from '../components/link.tsx';
import { CriteriaLink } from '../sections/criteria-link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { minimumBrowsers } from '../site/browsers.ts';
import { language } from '../site/office.ts';
import { PageBanner } from '../sections/page-banner.tsx';
import { IllustratedPoints } from '../sections/illustrated-points.tsx';
import { Prose } from '../sections/prose.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { SideLayout } from '../sections/side-layout.tsx';

const browsers = new Intl.ListFormat(language, { type: 'disjunction' }).format(
  Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`),
);

export function Screen() {
  return (
    <>
      <PageBanner intro="This site works with a keyboard, a screen reader, a phone and large text. If something does not work for you, tell us." />
      <PageSection
        head={{
          note: 'What we do',
          title: 'How this site is accessible',
          intro: 'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
        }}
      >
        <IllustratedPoints
          points={[
            {
              title: 'Keyboard only',
              drawing: 'keys',
              text: 'You can reach and use everything by keyboard, in a logical order, with a clear focus ring. A skip link takes you past the menu.',
            },
            {
              title: 'Screen readers',
              drawing: 'speech',
              text: 'Pages have proper landmarks, headings, lists and tables. Form errors are explained at the field and in a list above the form.',
            },
            {
              title: 'Large text and small screens',
              drawing: 'size',
              text: 'Pages fit screens from 320 pixels and work with text at twice its size.',
            },
            {
              title: 'Colour and contrast',
              drawing: 'contrast',
              wide: true,
              text: 'Body text has a contrast of at least 7:1, other text 4.5:1. Nothing depends on colour alone. There are light and dark themes, and your system’s high-contrast colours are kept.',
            },
            {
              title: 'Movement',
              drawing: 'motion',
              wide: true,
              text: 'Everything that moves has a stop button, and “Pause animations” on each page stops all movement. If your device asks for less motion, nothing moves.',
            },
            {
              title: 'Touch',
              drawing: 'touch',
              text: 'Buttons and menu links are at least 44 pixels high. You never need to swipe, drag or use two fingers.',
            },
            {
              title: 'Slow network or no JavaScript',
              drawing: 'script',
              text: 'Every page can be read without JavaScript, with phone, email and chat links next to each form.',
            },
            {
              title: 'Plain words',
              drawing: 'words',
              text: 'Short sentences, terms explained, and buttons that say what happens next.',
            },
          ]}
        />
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <SectionHead
            title="How we test"
            intro="Automatic tests and tests by hand run again whenever the site changes."
            layout="stacked"
          />
          <Prose>
            <p>
              We check built pages with axe-core, IBM Equal Access and Siteimprove Alfa, use every menu, form
              and dialog by keyboard in Chromium, Firefox and WebKit, and look at pages on phone and desktop,
              light and dark, with large text and without JavaScript.
            </p>
            <CriteriaLink />
          </Prose>
        </SideBySide>
      </PageSection>
      <SideLayout
        label="Contact"
        side={
          <ContactBlock
            id="report"
            title="Tell us about a problem"
            text="Tell us the page, what you wanted to do, and your device, browser and screen reader. We can also send you a page in another form, such as large print."
            show={['phone', 'email', 'chat', 'address', 'hours']}
          />
        }
      >
        <Prose title="Supported browsers">
          <p>
            This site supports {browsers}, or later. Older browsers show every page in a plain style, with all
            words, links and phone numbers. Menus, forms and calculators do not work there.
          </p>
        </Prose>
        <Prose title="Known limitations">
          <ul>
            <li>No outside expert has audited the site yet.</li>
            <li>
              Safari with VoiceOver and Firefox with NVDA have not been tested on real devices, nor have
              people who use screen readers, magnifiers or voice control every day tested the site.
            </li>
            <li>
              Enquiries are sent in WhatsApp, which is not ours. You can call or email instead: the form lets
              you copy your message.
            </li>
            <li>
              Articles, insurance plans, Blog Details and Project Details are in English only. The Hindi pages
              have not been checked with the three tools above or with a screen reader’s Hindi voice.
            </li>
            <li>
              The film on <Link to="/">Home</Link> is silent and has captions. Its four steps are also in the
              text of the page.
            </li>
            <li>
              The PDF and DOCX on <Link to="/insurenceDetails">Insurance Details</Link> have not been checked
              against PDF/UA. The page has the same text.
            </li>
            <li>
              The search needs JavaScript. Without it, use the links at the foot of each page or the{' '}
              <Link to="/search">search page</Link>.
            </li>
          </ul>
        </Prose>
      </SideLayout>
    </>
  );
}
