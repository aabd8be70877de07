import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { sample } from '../site/sample.ts';

const law = sample(
  'The law of the country of our office applies.',
  'the law that applies, and the firm’s regulator',
);

export const Screen = () => (
  <>
    <PageBanner intro="What you may rely on here, and where to complain." />
    <ServiceLayout>
      <Prose id="use" title="Terms of use of this site">
        <ul>
          <li>The pages inform. They are no offer, and no advice for a single case.</li>
          <li>Prices and times on these pages are examples. What we give you in writing decides.</li>
          <li>An enquiry is free and binds nobody.</li>
          <li>{law}</li>
        </ul>
      </Prose>
      <ContactBlock
        id="complaints"
        title="Where to complain"
        text="Tell us first what went wrong, in writing, and keep the answer."
      />
    </ServiceLayout>
  </>
);
