import { noWrapRanges } from '../../../components/no-wrap-ranges.ts';
import { loans } from '../../../enquiry/forms/capital.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { LoanRanges, loanRangesHeight } from '../../../sections/drawings/loan-ranges.tsx';
import { Link } from '../../../components/link.tsx';
import {
  coverage,
  kinds,
  largestLoan,
  loanFigures,
  questions,
  ranges,
  reasons,
  summary,
} from '../../../content/loans.ts';
import { mudraNotice } from '../../../content/mudra.ts';
import { PageSection } from '../../../sections/page-section.tsx';
import { CalculatorSection } from '../../../sections/calculator-section.tsx';
import { CallToAction } from '../../../sections/call-to-action.tsx';
import { Faq } from '../../../sections/faq.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { GroupedRows } from '../../../sections/grouped-rows.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';

export function Screen() {
  return (
    <>
      <PageBanner intro="₹50,000 से ₹5 करोड़ तक होम, पर्सनल, कार, गोल्ड और बिज़नेस लोन। हम कर्ज़ देने वाले 50+ पार्टनरों की तुलना करते हैं और EMI के साथ सारे शुल्क दिखाते हैं।">
        <Link to="#apply" variant="button">
          लोन के लिए आवेदन करें
        </Link>
        <Link to="#amounts" variant="second">
          लोन की रकम की तुलना करें
        </Link>
      </PageBanner>
      <PageSection
        id="amounts"
        head={{
          note: 'सारे लोन',
          title: 'किस लोन में कितनी रकम',
        }}
        along
        figure={
          <FigureFrame
            viewBox={`0 0 300 ${loanRangesHeight(ranges.length)}`}
            title="किस लोन में कितनी रकम"
            description="₹50,000 से ₹5 करोड़ तक के एक ही पैमाने पर छह पट्टियाँ: वही रकमें जो टेबल में हैं।"
            caption="पैमाना: हर निशान पिछले से 10 गुना है।"
          >
            <LoanRanges ranges={ranges} />
          </FigureFrame>
        }
      >
        <DataTable
          caption="सारे लोन एक नज़र में"
          columns={['लोन', 'रकम या समय']}
          rows={summary.map(({ title, description }) => [title, description])}
          icons={summary.map(({ icon }) => icon)}
          note="कुछ लोगों को अब इससे ज़्यादा लोन मिल सकता है: नीचे मुद्रा और CGTMSE लोन देखें।"
        />
      </PageSection>
      <FigureSpread figure={largestLoan} items={loanFigures} />
      <PageSection ground="muted" head={{ title: 'आपके लिए सही लोन', layout: 'wide' }}>
        <GroupedRows groups={kinds} />
        <Notice>{mudraNotice}</Notice>
      </PageSection>
      <CalculatorSection name="loan">
        <p>
          या <Link to="/calculators#calculator-borrow">अपनी लोन पात्रता जाँचें</Link>, या{' '}
          <Link to="/compare-loans">लोन के दो ऑफ़र की तुलना करें</Link>।
        </p>
      </CalculatorSection>
      <CallToAction
        title="लोन के लिए हमें क्यों चुनें"
        text="50+ कर्ज़ देने वाले, एक फ़ॉर्म।"
        action={{ label: 'अभी शुरू करें', to: '#contact' }}
        rosette="loans"
        points={reasons}
      />
      <PageSection ground="card" head={{ title: 'हम लोन कहाँ दिलाते हैं' }}>
        <DataTable
          caption="शहरों के टियर के हिसाब से जगहें"
          columns={['टियर', 'जगहें']}
          rows={coverage}
          amount={false}
        />
        <p>
          <Link to="/papers">ज़रूरी दस्तावेज़</Link>: PAN, आधार, बैंक स्टेटमेंट और आमदनी का सबूत। विदेश में रहते हैं? देखें:{' '}
          <Link to="/nri">NRI गाइड</Link>। बिलों के पैसे का इंतज़ार है? देखें:{' '}
          <Link to="/services/billDiscounting">बिल डिस्काउंटिंग</Link>।
        </p>
      </PageSection>
      <ServiceLayout
        asideName="सूचना"
        aside={
          <Notice>
            <p>हम ख़ुद कर्ज़ नहीं देते: फ़ैसला कर्ज़ देने वाले का होता है। हम चैट में कभी फ़ीस नहीं माँगते।</p>
            <p>
              पर्सनल लोन, होम लोन या MSME के टर्म लोन में नियम है कि साइन कराने से पहले कर्ज़ देने वाला आपको{' '}
              <Link to="/terms#before-you-borrow">{noWrapRanges('KFS (की-फ़ैक्ट्स स्टेटमेंट)')}</Link> दे। इसमें सारे शुल्क
              जोड़कर सालाना लागत (APR) लिखी होती है।
            </p>
          </Notice>
        }
      >
        <Faq title="लोन पर MSME के सवाल" mode="single" open={[0, 1]} items={questions} />
      </ServiceLayout>
      <section id="apply">
        <Enquiry
          form={loans}
          id="contact"
          title="लोन के लिए आवेदन करें"
          intro="बताएँ कि कौन-सा लोन, कितनी रकम और कौन-सा शहर। हम जवाब में बताते हैं कि कौन-से दस्तावेज़ चाहिए।"
          rosette="loans"
        />
      </section>
    </>
  );
}
