import words from '#words/pages/search.json';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { Search, SearchResults } from '../sections/search-box.tsx';

const { allPages } = words;
const { borrowing, limit, offers, earlyPayment, documents, abroad } = words.questions;

const questions = [
  {
    title: borrowing.title,
    link: { to: '/calculators#calculator-borrow', label: borrowing.link, about: '' },
  },
  {
    title: limit.title,
    link: { to: '/services/investment-banking', label: limit.link, about: '' },
  },
  { title: offers.title, link: { to: '/compare-loans', label: offers.link, about: '' } },
  {
    title: earlyPayment.title,
    link: { to: '/services/billDiscounting', label: earlyPayment.link, about: '' },
  },
  {
    title: documents.title,
    link: { to: '/papers', label: documents.link, about: '' },
  },
  { title: abroad.title, link: { to: '/nri', label: abroad.link, about: '' } },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner search={<Search label={words.banner.label} isSearchPage />} intro={words.banner.intro} />
      <SearchResults />
      <PageSection ground="muted" head={words.questions}>
        <TextRows rows={questions} />
      </PageSection>
      <PageDirectory
        id="all-pages"
        note={allPages.note}
        title={allPages.title}
        intro={allPages.intro}
        sets={[
          { name: allPages.sets.firm, mark: '/about', pages: [] },
          {
            name: allPages.sets.guides,
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
              '/credit-score',
              '/government-schemes',
              '/compare-loans',
              '/papers',
            ],
          },
          { name: allPages.sets.legal, mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
        ]}
      />
    </>
  );
}
