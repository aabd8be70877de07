import { PageBanner } from '../../sections/page-banner.tsx';
import { PageDirectory } from '../../sections/page-directory.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { Search, SearchResults } from '../../sections/search-box.tsx';

const questions = [
  {
    rosette: 'loans',
    title: 'मुझे कितना लोन मिल सकता है?',
    link: { to: '/calculators#calculator-borrow', label: 'लोन की पात्रता जाँचें', about: '' },
  },
  {
    rosette: 'debt-restructuring',
    title: 'लिमिट कैसे बढ़े, ब्याज कैसे घटे?',
    link: { to: '/services/investment-banking', label: 'कर्ज़ का पुनर्गठन', about: '' },
  },
  {
    rosette: 'wealth',
    title: 'कौन-सा लोन सस्ता पड़ेगा?',
    link: { to: '/compare-loans', label: 'दो ऑफ़र की तुलना करें', about: '' },
  },
  {
    rosette: 'bill-discounting',
    title: 'बिल का पैसा तारीख़ से पहले कैसे मिले?',
    link: { to: '/services/billDiscounting', label: 'बिल डिस्काउंटिंग', about: '' },
  },
  {
    rosette: 'banking-expert',
    title: 'कौन-से दस्तावेज़ चाहिए?',
    link: { to: '/papers', label: 'ज़रूरी दस्तावेज़', about: '' },
  },
  {
    rosette: 'foreign-company',
    title: 'NRI को क्या-क्या चाहिए?',
    link: { to: '/nri', label: 'NRI गाइड', about: '' },
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner
        search={<Search label="इस साइट पर खोजें" results />}
        intro="सेवाएँ, गाइड, सवाल और जवाब खोजें। स्पेलिंग की छोटी गलती चलेगी, और आम हिंदी शब्द अंग्रेज़ी अक्षरों में भी चलेंगे।"
      />
      <SearchResults />
      <PageSection ground="muted" head={{ title: 'आप क्या जानना चाहते हैं?' }}>
        <TextRows rows={questions} />
      </PageSection>
      <PageDirectory
        id="all-pages"
        note="सारे पेज"
        title="सारे पेज देखें"
        intro="पहले सेवाएँ, फिर बाकी सब।"
        sets={[
          { name: 'हमारी फ़र्म', mark: '/about', pages: [] },
          {
            name: 'गाइड',
            mark: '/articles',
            pages: [
              '/insurence',
              '/insurenceDetails',
              '/blogDetails',
              '/articles',
              '/nri',
              '/overdue-invoices',
              '/calculators',
              '/home-loan',
              '/compare-loans',
              '/papers',
            ],
          },
          { name: 'क़ानूनी जानकारी', mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
        ]}
      />
    </>
  );
}
