import { Link } from '../components/link.tsx';
import { notDone } from '../content/others.ts';
import { Band } from '../sections/band.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { language, networks } from '../site/office.ts';
import { sample } from '../site/sample.ts';
import { eachOf, thirdParties } from '../site/third-parties.ts';

const toUs = leadEndpoint
  ? 'Our office when you press the button, and our WhatsApp number when you press Send'
  : 'Our WhatsApp number, when you press Send';

const forms = [
  ['Enquiry on Home', 'Name, e-mail, the service', toUs],
  ['Enquiry at the end of a page', 'Name, what it is about, and one way to answer: e-mail or phone', toUs],
  ['Contact', 'Name, e-mail, phone number with its country, subject, message', toUs],
  ['Appointment', 'Name, e-mail, phone number with its country, subject, message', toUs],
  ['Newsletter', 'E-mail', toUs],
  ['Search', 'The words you look for', 'Nowhere by itself: the page searches on your device'],
] as const;

const others = eachOf(thirdParties);
const linked = new Intl.ListFormat(language).format(['WhatsApp', ...networks.map(({ name }) => name)]);

const promise = sample(
  'We use what you send to answer you, and for nothing else. We do not sell it, and ask you before we pass anything on.',
  'what the firm does with enquiries: to be confirmed by the firm',
);

export function Screen() {
  return (
    <>
      <PageBanner
        lead={
          leadEndpoint
            ? 'The forms of this site send your words to our office when you press their button, and open WhatsApp with the same text.'
            : 'The forms of this site send nothing by themselves: they open WhatsApp with your text, and you decide whether to send it.'
        }
      />
      <Band
        id="forms"
        ground="panel"
        head={{ note: 'Form by form', title: 'What each form asks, and where it goes.' }}
      >
        <LedgerTable
          caption="The forms of this site, what each asks and where it goes"
          columns={['Form', 'What it asks', 'Where it goes']}
          rows={forms}
          amount={false}
        />
      </Band>
      <ServiceLayout>
        <Prose id="device" title="What stays on your device">
          <Checklist
            columns={1}
            items={[
              {
                title: 'Your theme, and paused animations',
                text: 'If you chose them, kept until you clear the data of this site.',
              },
              {
                title: 'The key / without the search',
                text: 'If you turned off that this key opens the search, that wish is kept in the same way.',
              },
              {
                title: 'A half-written form, in this tab only',
                text: 'So that a reload does not cost you your words. It is gone when you close the tab.',
              },
              ...(leadEndpoint
                ? [
                    {
                      title: 'An enquiry that did not reach us, in this tab only',
                      text: 'Where no answer came, as without a network, it waits in this tab until it has been sent. It is gone when you close the tab, or change the message.',
                    },
                  ]
                : []),
            ]}
          />
        </Prose>
        <Prose id="not-done" title="What this site does not do">
          <ul>
            {notDone(thirdParties).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            The company that hosts these pages may write the usual record of requests, to keep its service
            safe. Links to {linked} lead to those companies, and their own rules apply from there on.
          </p>
          {others.length > 0 && (
            <p>
              What pages ask of others: see <Link to="#others">other companies</Link>.
            </p>
          )}
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
        <Prose id="use" title="What we do with what you send">
          <p>{promise}</p>
          <p>
            You may ask what we hold about you, and have it corrected or deleted, by one message to the
            address below. The terms for the use of this site stand under <Link to="/terms">Terms</Link>.
          </p>
        </Prose>
        <ContactBlock
          id="grievance"
          title="Complaints about privacy"
          text={`Write to ${firm.name} with the word ‘Privacy’ in the first line, or call during office hours.`}
          show={['address', 'hours', 'phone', 'email']}
        />
      </ServiceLayout>
    </>
  );
}
