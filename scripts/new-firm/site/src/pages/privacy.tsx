import words from '#words/pages/privacy.json';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { Link } from '../components/link.tsx';
import { createPrivacyStatements } from '../content/privacy-statements.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { sample } from '../site/sample.ts';
import { removeRepeatedOrigins, thirdParties } from '../site/third-parties.ts';

const others = removeRepeatedOrigins(thirdParties);
const promise = sample(words.forms.promise, 'what the firm does with enquiries: to be confirmed by the firm');

export const Screen = () => (
  <>
    <PageBanner intro={words.banner.intro}>
      {others.length > 0 && <Link to="#others">{words.banner.others}</Link>}
    </PageBanner>
    <ServiceLayout>
      <Prose id="forms" title={words.forms.title}>
        <p>{formatMessage(words.forms.asked, { promise })}</p>
      </Prose>
      <Prose id="device" title={words.device.title}>
        <p>{words.device.text}</p>
      </Prose>
      <Prose id="not-done" title={words.notDone.title}>
        <ul>
          {createPrivacyStatements(thirdParties).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Prose>
      {others.length > 0 && (
        <Prose id="others" title={words.others.title}>
          <ul>
            {others.map(({ origin, purpose, sentence }) => (
              <li key={origin + purpose}>
                <RichText
                  text={words.others.item}
                  values={{ purpose, sentence, host: origin.replace('https://', '') }}
                />
              </li>
            ))}
          </ul>
        </Prose>
      )}
      <ContactBlock id="grievance" {...words.questions} />
    </ServiceLayout>
  </>
);
