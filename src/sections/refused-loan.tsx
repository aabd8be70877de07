import words from '#words/content/refused-loan.json';
import { RichText } from '../components/rich-text.tsx';
import { PageSection } from './page-section.tsx';
import { TextRows } from './text-rows.tsx';

const { reason, error, score, income, property, again } = words;

const rows = [
  reason,
  { ...error, link: { label: error.link, about: error.about, to: '/credit-score#correct' } },
  { ...score, link: { label: score.link, about: score.about, to: '/credit-score#plan' } },
  { ...income, link: { label: income.link, about: income.about, to: '/calculators#calculator-borrow' } },
  { ...property, link: { label: property.link, about: property.about, to: '/services/realState#enquiry' } },
  again,
] as const;

interface RefusedLoanProps {
  ground?: 'background' | 'muted' | 'card';
  /** Whether the search leaves out the section, because it is also on another page. */
  isExcludedFromSearch?: boolean;
}

/** What to do after the refusal of a loan, by reason. */
export const RefusedLoan = ({ ground = 'background', isExcludedFromSearch = false }: RefusedLoanProps) => (
  <PageSection
    id="refused"
    ground={ground}
    head={{ title: words.title, intro: words.intro }}
    isExcludedFromSearch={isExcludedFromSearch}
  >
    <TextRows rows={rows} />
    <p>
      <RichText text={words.ask} />
    </p>
  </PageSection>
);
