import words from '#words/pages/privacy.json';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { formatList } from '../lib/format-list.ts';
import { Link } from '../components/link.tsx';
import { createPrivacyStatements } from '../content/privacy-statements.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Envelope } from '../sections/drawings/envelopes.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { Steps } from '../sections/steps.tsx';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { isOfflineWorkerEnabled } from '../site/offline-worker.ts';
import { networks } from '../site/office.ts';
import { TranslationNote } from '../sections/translation-note.tsx';
import { sample } from '../site/sample.ts';
import { removeRepeatedOrigins, thirdParties } from '../site/third-parties.ts';

const { banner, steps } = words;
const { destinations, sent, onDevice } = words.forms;

const toRow = ({ form, asks }: Record<'form' | 'asks', string>) => [form, asks] as const;

const sentForms = [
  sent.businessLoan,
  sent.bills,
  sent.funding,
  sent.compliance,
  sent.enquiry,
  sent.contact,
  sent.appointment,
  sent.newsletter,
].map(toRow);

const onDeviceForms = [onDevice.letter, onDevice.comment, onDevice.search].map(toRow);

const others = removeRepeatedOrigins(thirdParties);
const linked = formatList([
  words.notDone.linked.whatsApp,
  words.notDone.linked.googleCalendar,
  ...networks.map(({ name }) => name),
]);

const privacyStatement = sample(
  words.purpose.details,
  'what the firm does with enquiries: to be confirmed by the firm',
);

export function Screen() {
  return (
    <>
      <PageBanner intro={leadEndpoint ? banner.intro.office : banner.intro.whatsApp}>
        <Link to="#forms" variant="second">
          {banner.forms}
        </Link>
        <Link to="#device" variant="second">
          {banner.device}
        </Link>
        {others.length > 0 && (
          <Link to="#others" variant="second">
            {banner.companies}
          </Link>
        )}
        <Link to="#grievance" variant="second">
          {banner.complaints}
        </Link>
      </PageBanner>
      <Steps
        note={steps.note}
        title={leadEndpoint ? steps.title.office : steps.title.whatsApp}
        steps={[
          {
            title: steps.form.title,
            drawing: <Envelope scene="letter" />,
            text: leadEndpoint ? steps.form.text.office : steps.form.text.whatsApp,
          },
          { ...steps.opening, drawing: <Envelope scene="open" /> },
          {
            title: steps.sending.title,
            drawing: <Envelope scene="sealed" />,
            text: leadEndpoint ? steps.sending.text.office : steps.sending.text.whatsApp,
          },
        ]}
      />
      <PageSection id="forms" ground="muted" head={words.forms}>
        <DataTable
          caption={words.forms.table.caption}
          columns={[words.forms.table.columns.form, words.forms.table.columns.asks]}
          groups={[
            { name: leadEndpoint ? destinations.office : destinations.whatsApp, rows: sentForms },
            { name: destinations.device, rows: onDeviceForms },
          ]}
          hasAmounts={false}
        />
        <SideBySide>
          <Notice>{words.forms.notice}</Notice>
          <p>{words.forms.reference}</p>
        </SideBySide>
      </PageSection>
      <PageSection
        id="device"
        head={{
          note: words.device.note,
          title: words.device.title,
          intro: leadEndpoint ? words.device.intro.office : words.device.intro.whatsApp,
        }}
      >
        <TextRows
          rows={[
            words.device.theme,
            words.device.language,
            words.device.animations,
            words.device.shortcut,
            words.device.drafts,
            words.device.checklist,
            words.device.attachments,
            ...(isOfflineWorkerEnabled ? [words.device.offline] : []),
            ...(leadEndpoint ? [words.device.unsent] : []),
          ]}
        />
        <SideBySide>
          <p>{words.device.address}</p>
          <p>{words.device.readers}</p>
        </SideBySide>
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <Prose id="not-done" title={words.notDone.title}>
            <ul>
              {createPrivacyStatements(thirdParties).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <RichText text={words.notDone.hosting} values={{ companies: linked }} />
            </p>
          </Prose>
          <Prose id="use" title={words.purpose.title}>
            <p>{privacyStatement}</p>
            <p>{words.purpose.rights}</p>
          </Prose>
        </SideBySide>
        {others.length > 0 && (
          <Prose id="others" title={words.companies.title}>
            <ul>
              {others.map(({ origin, purpose, sentence, lang }) => (
                <li key={origin + purpose}>
                  <RichText
                    text={words.companies.asked}
                    values={{
                      purpose: (
                        <span lang={lang}>
                          <strong>{purpose}.</strong> {sentence}
                        </span>
                      ),
                      host: origin.replace('https://', ''),
                    }}
                  />
                </li>
              ))}
            </ul>
          </Prose>
        )}
        <Prose>
          <ContactBlock
            id="grievance"
            title={words.complaints.title}
            text={formatMessage(words.complaints.text, { name: firm.name })}
            show={['address', 'hours', 'phone', 'email']}
          />
          <p>
            <RichText text={words.complaints.others} />
          </p>
          <TranslationNote />
        </Prose>
      </PageSection>
    </>
  );
}
