import { notDone } from '../content/others.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { sample } from '../site/sample.ts';
import { eachOf, thirdParties } from '../site/third-parties.ts';

const promise = sample(
  'We use what you send to answer you, and for nothing else. We do not sell it, and ask you before we pass anything on.',
  'what the firm does with enquiries: to be confirmed by the firm',
);

export const Screen = () => (
  <>
    <PageBanner
      lead={
        leadEndpoint
          ? 'The forms send your words to our office when you press their button, and open WhatsApp with the same text.'
          : 'The forms send nothing by themselves: they open WhatsApp with your text, and you decide whether to send it.'
      }
    />
    <ServiceLayout>
      <Prose id="forms" title="What forms ask, and where it goes">
        <p>
          Forms ask for your name, a way to answer you and what it is about. We get that when you send it. The
          search works on your device.
        </p>
        <p>{promise}</p>
      </Prose>
      <Prose id="device" title="What stays on your device">
        <p>
          Your theme and your other settings are kept until you clear the data of this site. A half-written
          form is kept in its tab until you close it.
        </p>
      </Prose>
      <Prose id="not-done" title="What this site does not do">
        <ul>
          {notDone(thirdParties).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {eachOf(thirdParties).map(({ origin, purpose, sentence }) => (
          <p key={origin + purpose}>
            <strong>{purpose}.</strong> {sentence} Asked: {origin.replace('https://', '')}.
          </p>
        ))}
      </Prose>
      <ContactBlock
        id="grievance"
        title="Questions and complaints about privacy"
        text="Ask us what we hold about you, to correct it or to delete it."
      />
    </ServiceLayout>
  </>
);
