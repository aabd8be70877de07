import words from '#words/pages/terms.json';
import { MailLink } from '../components/contact-list.tsx';
import { linkClass } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { RegistrationTable } from '../sections/registrations.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import type { LegalDetails } from '../site/firm-schema.ts';
import { legalDetails } from '../site/legal-details.ts';
import { formatGrievanceTimes, formatRegistrationLines, roleStatements } from '../site/registrations.ts';
import { sample } from '../site/sample.ts';

const { role, grievances }: LegalDetails = legalDetails;
const hasRegistrations = formatRegistrationLines(legalDetails).length > 0;
const responseTimes = grievances && formatGrievanceTimes(grievances);
const { columns, caption } = words.registrations.table;

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
      {(role || hasRegistrations) && (
        <Prose id="registrations" title={words.registrations.title}>
          {role && <p>{roleStatements[role]}</p>}
          {hasRegistrations && (
            <>
              <RegistrationTable
                caption={caption}
                columns={[columns.registration, columns.number, columns.register]}
              />
              <p>{words.registrations.notice}</p>
            </>
          )}
        </Prose>
      )}
      {grievances?.name && grievances.email && (
        <Prose id="grievances" title={words.grievances.title}>
          <p>
            <RichText
              text={words.grievances.officer}
              values={{
                name: grievances.name,
                email: <MailLink to={grievances.email} link={linkClass.text} />,
                answer: responseTimes && formatMessage(words.grievances.answer, { times: responseTimes }),
              }}
            />
          </p>
        </Prose>
      )}
      <ContactBlock id="complaints" {...words.complaints} />
    </ServiceLayout>
  </>
);
