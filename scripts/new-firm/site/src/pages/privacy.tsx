import { Link } from '../components/link.tsx';
import { privacyStatements } from '../content/privacy-statements.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { sample } from '../site/sample.ts';
import { uniqueOrigins, thirdParties } from '../site/third-parties.ts';

const others = uniqueOrigins(thirdParties);
const promise = sample(
  'We use what you send to answer you, and for nothing else. We do not sell it, and ask you before we pass anything on.',
  'what the firm does with enquiries: to be confirmed by the firm',
);

export const Screen = () => (
  <>
    <PageBanner intro="The forms open WhatsApp with your text, and you decide whether to send it.">
      {others.length > 0 && <Link to="#others">Other companies</Link>}
    </PageBanner>
    <ServiceLayout>
      <Prose id="forms" title="What forms ask, and what we do with it">
        <p>Forms ask for your name, a way to answer you and what it is about. {promise}</p>
      </Prose>
      <Prose id="device" title="What stays on your device">
        <p>
          Your settings stay until you clear the data of this site, a half-written form until you close its
          tab.
        </p>
      </Prose>
      <Prose id="not-done" title="What this site does not do">
        <ul>
          {privacyStatements(thirdParties).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Prose>
      {others.length > 0 && (
        <Prose id="others" title="What pages ask of other companies">
          <ul>
            {others.map(({ origin, purpose, sentence }) => (
              <li key={origin + purpose}>
                <strong>{purpose}.</strong> {sentence} Asked: {origin.replace('https://', '')}.
              </li>
            ))}
          </ul>
        </Prose>
      )}
      <ContactBlock
        id="grievance"
        title="Questions about privacy"
        text="Ask us to correct or delete what you sent."
      />
    </ServiceLayout>
  </>
);
