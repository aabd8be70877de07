import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import { Search, SearchResults } from '../sections/search-box.tsx';

const questions = [
  {
    rosette: 'loans',
    title: 'How much can I borrow?',
    link: { to: '/calculators#calculator-borrow', label: 'Check your loan eligibility', about: '' },
  },
  {
    rosette: 'debt-restructuring',
    title: 'How do I get a higher limit or a lower rate?',
    link: { to: '/services/investment-banking', label: 'Debt restructuring services', about: '' },
  },
  {
    rosette: 'wealth',
    title: 'Which loan offer costs less?',
    link: { to: '/compare-loans', label: 'Compare two offers', about: '' },
  },
  {
    rosette: 'bill-discounting',
    title: 'How do I get paid before the due date?',
    link: { to: '/services/billDiscounting', label: 'Bill discounting', about: '' },
  },
  {
    rosette: 'banking-expert',
    title: 'Which documents do I need?',
    link: { to: '/papers', label: 'Documents to bring', about: '' },
  },
  {
    rosette: 'foreign-company',
    title: 'I live abroad: what do I need?',
    link: { to: '/nri', label: 'Guide for NRIs', about: '' },
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner
        search={<Search label="Search this site" results />}
        intro="Search services, guides, questions and answers. Small spelling mistakes and common Hindi words are fine."
      />
      <SearchResults />
      <PageSection ground="muted" head={{ title: 'What would you like to know?' }}>
        <TextRows rows={questions} />
      </PageSection>
      <PageDirectory
        id="all-pages"
        note="All pages"
        title="Browse all pages"
        intro="Services first, then everything else."
        sets={[
          { name: 'The firm', mark: '/about', pages: [] },
          {
            name: 'Guides',
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
          { name: 'Legal', mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
        ]}
      />
    </>
  );
}
