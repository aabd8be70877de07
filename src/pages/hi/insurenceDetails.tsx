import { insuranceDetails as details, insuranceDownloads } from '../../content/insurance-details.ts';
import { Link } from '../../components/link.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { ArticleLayout } from '../../sections/article-layout.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { ContactBox } from '../../sections/contact-box.tsx';
import { Downloads } from '../../sections/downloads.tsx';
import { Faq } from '../../sections/faq.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { ClauseList } from '../../sections/clause-list.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceCounts } from '../../sections/service-counts.tsx';
import { SideBox } from '../../sections/side-layout.tsx';
import { SubscribeBox } from '../../sections/subscribe-box.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title={details.title} intro={details.intro}>
        <Link to="/appointment?about=Insurance%20Services#quote" variant="button">
          बीमा का कोटेशन लें
        </Link>
        <Link to="/insurence" variant="second">
          बीमा प्लान की तुलना करें
        </Link>
      </PageBanner>
      <ArticleLayout
        label="सेवाएँ, संपर्क, डाउनलोड और न्यूज़लेटर"
        below={
          <>
            <Prose title={details.benefits.title}>
              <GroupedRows
                groups={[
                  {
                    note: 'जब कुछ हो जाए',
                    title: 'पॉलिसी किसके पैसे देती है',
                    rows: details.benefits.items.slice(0, 3),
                  },
                  {
                    note: 'ये भी शामिल हैं',
                    title: 'और क्या मिलता है',
                    rows: details.benefits.items.slice(3),
                  },
                ]}
              />
            </Prose>
            <Faq
              title={details.questions.title}
              items={details.questions.items}
              mode="exclusive"
              open={[0]}
            />
            <Notice>{details.notice}</Notice>
          </>
        }
        side={
          <>
            <ServiceCounts title="सेवाएँ" />
            <ContactBox wideOnly title="हमें कॉल करें" />
            <SideBox title="यह पेज डाउनलोड करें">
              <Downloads files={insuranceDownloads} />
            </SideBox>
            <SubscribeBox
              title="न्यूज़लेटर पाएँ"
              text="नियमों और तारीख़ों में वे बदलाव, जिनका असर आपकी पॉलिसियों पर पड़ता है।"
            />
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
      </ArticleLayout>
      <CallToAction
        title="कोई पॉलिसी समझ नहीं आ रही?"
        text="बताएँ कौन-सी। हम समझाएँगे कि वह किसके पैसे देती है और किसके नहीं।"
        action={{ label: 'अपना सवाल भेजें', to: '/contact?about=Insurance%20Services#message' }}
        rosette="insurance"
      />
    </>
  );
}
