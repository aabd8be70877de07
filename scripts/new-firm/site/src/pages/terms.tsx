import words from '#words/pages/terms.json';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { sample } from '../site/sample.ts';

const law = sample(words.use.law, 'the law that applies, and the firm’s regulator');

export const Screen = () => (
  <>
    <PageBanner intro={words.banner.intro} />
    <ServiceLayout>
      <Prose id="use" title={words.use.title}>
        <ul>
          <li>{words.use.advice}</li>
          <li>{words.use.prices}</li>
          <li>{words.use.enquiries}</li>
          <li>{law}</li>
        </ul>
      </Prose>
      <ContactBlock id="complaints" {...words.complaints} />
    </ServiceLayout>
  </>
);
