import { Link } from '../components/link.tsx';
import { law } from '../content/law.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';

export function Screen() {
  return (
    <>
      <PageBanner lead="What you may rely on here, and where to complain." />
      <ServiceLayout>
        <Prose id="use" title="Terms of use of this site">
          <ul>
            <li>The pages inform. They are no offer, and no advice for a single case.</li>
            <li>
              Prices and times named here are examples. What we give you in writing before we begin decides.
            </li>
            <li>An enquiry is free and binds nobody.</li>
            <li>Other sites that we link to have terms of their own.</li>
            <li>{law}</li>
          </ul>
          <p>
            What happens to your data stands under <Link to="/privacy">Privacy</Link>.
          </p>
        </Prose>
        <ContactBlock
          id="complaints"
          title="Where to complain"
          text="Tell us first what went wrong, in writing, and keep the answer."
        />
      </ServiceLayout>
    </>
  );
}
