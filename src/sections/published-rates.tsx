import { PercentRange } from '../components/percent-range.tsx';
import { RichText } from '../components/rich-text.tsx';
import { publishedRates } from '../content/published-rates.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { isRateCurrent } from '../lib/rate-age.ts';
import { DataTable } from './data-table.tsx';
import { PageSection } from './page-section.tsx';
import words from '#words/published-rates.json';

const { columns, loans } = words;

/** The kinds of loans, in the order of the table. */
const order = ['home', 'property', 'car', 'personal', 'business'] as const;

/**
 * The rates that lenders publish, each with its source and the day of the last check, and links to the websites of
 * banks. A rate is left out if its last check was too long ago. If all are left out, only the links are shown.
 */
export function PublishedRates() {
  const rows = order
    .filter((loan) => isRateCurrent(publishedRates[loan].checked))
    .map((loan) => {
      const { source, checked } = publishedRates[loan];
      return [
        loans[loan],
        formatMessage(words.checked, { source, date: formatDate(checked) }),
        <PercentRange key="rate" range={publishedRates[loan]} text={words.range} />,
      ];
    });
  const isEmpty = rows.length === 0;
  return (
    <PageSection
      id="rates"
      head={{ title: words.title, intro: isEmpty ? words.introWithoutRates : words.intro }}
    >
      {!isEmpty && (
        <DataTable
          caption={words.caption}
          columns={[columns.loan, columns.source, columns.rate]}
          rows={rows}
        />
      )}
      <p>
        <RichText text={words.banks} />
      </p>
    </PageSection>
  );
}
