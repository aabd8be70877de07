import { Checklist } from '../sections/checklist.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { minimumBrowsers } from '../site/browsers.ts';
import { language } from '../site/office.ts';

const browsers = new Intl.ListFormat(language, { type: 'disjunction' }).format(
  Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`),
);

export const Screen = () => (
  <>
    <PageBanner intro="This site works with a keyboard, a screen reader, a phone and a large font." />
    <ServiceLayout>
      <Prose title="What was done for accessibility" intro="We aim at level AA of WCAG 2.2.">
        <Checklist
          items={[
            'All controls can be used with the keyboard',
            'Errors in forms are named in words',
            'Pages fit 320 pixels and text of double size',
            'Light, dark and high-contrast colours',
            'What moves by itself can be stopped',
            'Pages can be read without JavaScript',
          ]}
        />
      </Prose>
      <Prose title="What does not work well yet">
        <p>An enquiry is finished in WhatsApp. You can also copy your message, send it as a mail, or call.</p>
        <p>The site is made for {browsers}, or later. In older browsers parts may be out of place.</p>
      </Prose>
      <ContactBlock
        id="report"
        title="Tell us about a barrier"
        text="Say on which page it was, what you wanted to do, and what you used."
      />
    </ServiceLayout>
  </>
);
