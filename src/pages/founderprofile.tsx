import words from '#words/pages/founderprofile.json';
import { formatMessage } from '../lib/format-message.ts';
import { Link } from '../components/link.tsx';
import { SampleNote } from '../components/sample-mark.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { MissionStatement } from '../sections/mission-statement.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import type { TextRow } from '../sections/text-rows.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { figures } from '../site/figures.ts';
import { firm } from '../site/firm.ts';
import { discoveryCallLink } from '../site/discovery-call.ts';

const { founder, achievements } = words;

const expertise: readonly TextRow[] = [
  {
    ...words.expertise.bankCredit,
    link: {
      to: '/services/FinancialConsultancyforCorporates',
      label: words.expertise.bankCredit.link,
      about: '',
    },
  },
  {
    ...words.expertise.debt,
    link: { to: '/services/investment-banking', label: words.expertise.debt.link, about: '' },
  },
  {
    ...words.expertise.ratings,
    link: { to: '/services/creditRatingAdversory', label: words.expertise.ratings.link, about: '' },
  },
  {
    ...words.expertise.bills,
    link: { to: '/services/billDiscounting', label: words.expertise.bills.link, about: '' },
  },
  {
    ...words.expertise.funding,
    link: { to: '/services/fund-raising', label: words.expertise.funding.link, about: '' },
  },
  {
    ...words.expertise.individuals,
    link: {
      to: '/services/bankingDomainExpertConsultency',
      label: words.expertise.individuals.link,
      about: '',
    },
  },
];

const vision = [words.vision.noSurprises, words.vision.smallFirms, words.vision.training];

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#contact" variant="button">
          {words.banner.contact}
        </Link>
        <Link to={discoveryCallLink} variant="second">
          {words.banner.discoveryCall}
        </Link>
      </PageBanner>
      <FounderIntro
        note={formatMessage(founder.note, { role: firm.founder.role, name: firm.name })}
        title={firm.founder.name}
        intro={founder.intro}
        rosette="corporate-consultancy"
      >
        <p>{founder.experience}</p>
        <p>{founder.method}</p>
        <p>{founder.consultations}</p>
      </FounderIntro>
      <PageSection ground="card" head={words.expertise}>
        <TextRows rows={expertise} />
        <PageAction />
      </PageSection>
      <MissionStatement
        title={words.vision.title}
        statement={words.vision.statement}
        points={vision}
        rosette="wealth"
      />
      <Reasons
        title={achievements.title}
        intro={achievements.intro}
        reasons={[
          { ...achievements.experience, value: '22+', source: figures.years.source },
          { ...achievements.projects, value: '50+', source: figures.projects.source },
          { ...achievements.approvals, value: '96%', source: figures.approval.source },
          { ...achievements.retention, value: '94%', source: figures.retention.source },
        ]}
        action={{ label: achievements.action, to: '/services/investment-banking' }}
      >
        {figures.years.source === '' && <SampleNote />}
      </Reasons>
      <PageSection>
        <ContactBlock
          id="contact"
          title={words.contact.title}
          text={words.contact.text}
          show={['address', 'hours', 'phone', 'email', 'chat', 'enquiry', 'social']}
        />
      </PageSection>
    </>
  );
}
