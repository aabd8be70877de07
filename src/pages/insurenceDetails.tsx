import words from '#words/pages/insurenceDetails.json';
import { insuranceDetails as details, insuranceDownloads } from '../content/insurance-details.ts';
import { Link } from '../components/link.tsx';
import { GroupedRows } from '../sections/grouped-rows.tsx';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ContactBox } from '../sections/contact-box.tsx';
import { Downloads } from '../sections/downloads.tsx';
import { Faq } from '../sections/faq.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ClauseList } from '../sections/clause-list.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceCounts } from '../sections/service-counts.tsx';
import { SideBox } from '../sections/side-layout.tsx';
import { SubscribeBox } from '../sections/subscribe-box.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title={details.title} intro={details.intro}>
        <Link to="/appointment?about=Insurance%20Services#quote" variant="button">
          {words.banner.quote}
        </Link>
        <Link to="/insurence" variant="second">
          {words.banner.plans}
        </Link>
      </PageBanner>
      <ArticleLayout
        label={words.sideLabel}
        below={
          <>
            <Prose title={details.benefits.title}>
              <GroupedRows
                groups={[
                  { ...words.benefits.payments, rows: details.benefits.items.slice(0, 3) },
                  { ...words.benefits.extras, rows: details.benefits.items.slice(3) },
                ]}
              />
            </Prose>
            <Faq
              title={details.questions.title}
              items={details.questions.items}
              mode="exclusive"
              open={[0]}
            />
          </>
        }
        side={
          <>
            <ServiceCounts title={words.services} />
            <ContactBox hiddenOnPhones title={words.contact} />
            <SideBox title={words.downloads}>
              <Downloads files={insuranceDownloads} />
            </SideBox>
            <SubscribeBox title={words.newsletter.title} text={words.newsletter.text} />
          </>
        }
      >
        <Prose title={details.description.title} intro={details.description.intro}>
          {details.description.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Prose title={details.parts.title}>
          <ClauseList clauses={details.parts.rows} />
        </Prose>
        <Notice>{details.notice}</Notice>
      </ArticleLayout>
      <CallToAction
        title={words.question.title}
        text={words.question.text}
        action={{ label: words.question.action, to: '/contact?about=Insurance%20Services#message' }}
      />
    </>
  );
}
