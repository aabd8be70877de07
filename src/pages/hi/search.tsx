import { PageBanner } from '../../sections/page-banner.tsx';
import { PageDirectory } from '../../sections/page-directory.tsx';
import { Search, SearchResults } from '../../sections/search-box.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        search={<Search label="इस साइट पर खोजें" results />}
        intro="सेवाएँ, गाइड, सवाल और जवाब खोजें। स्पेलिंग की छोटी गलती चलेगी, और आम हिंदी शब्द अंग्रेज़ी अक्षरों में भी चलेंगे।"
      />
      <SearchResults />
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
