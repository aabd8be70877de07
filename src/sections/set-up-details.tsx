import type { ComponentProps } from 'react';
import { RichText } from '../components/rich-text.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { isSample } from '../site/sample.ts';
import { setUpWeeks } from '../site/set-up.ts';
import { DataTable } from './data-table.tsx';
import { Questions } from './faq.tsx';
import { PageSection } from './page-section.tsx';
import { SetUpCalendar, SetUpFigure } from './set-up-calendar.tsx';

interface Item {
  title: string;
  text: string;
}

interface Countries {
  countries: string;
  stamps: string;
}

interface ApostilleWords {
  title: string;
  /** The documents that are needed in all countries. */
  documents: string;
  caption: string;
  columns: { country: string; stamps: string };
  commonwealth: Countries;
  members: Countries;
  objections: Countries;
  others: Countries;
  note: string;
}

const stepNames = ['plan', 'documents', 'registration', 'capital', 'shares', 'declaration', 'start'] as const;

interface SetUpDetailsProps {
  words: {
    details: { title: string; noun: string };
    approval: Item;
    apostille: ApostilleWords;
    /** The words of the calendar. `intro` contains `{mark}`. */
    calendar: ComponentProps<typeof SetUpCalendar>['words'] &
      Readonly<Record<(typeof stepNames)[number], Item>> & { title: string; intro: string };
    treaty: Item;
    pricing: Item;
  };
}

/** The stamps that documents from abroad need, by country. */
const DocumentStamps = ({ words: { caption, columns, note, ...groups } }: { words: ApostilleWords }) => (
  <DataTable
    caption={caption}
    columns={[columns.country, columns.stamps]}
    rows={[groups.commonwealth, groups.members, groups.objections, groups.others].map(
      ({ countries, stamps }) => [
        <span key="countries" data-not-searched="">
          {countries}
        </span>,
        stamps,
      ],
    )}
    hasAmounts={false}
    note={note}
  />
);

/** Collapsed details of a set-up in India: approval, documents, calendar, treaty and transfer pricing. */
export function SetUpDetails({ words }: SetUpDetailsProps) {
  const { details, approval, apostille, calendar, treaty, pricing } = words;
  const steps = stepNames.map((name) => ({ ...calendar[name], weeks: setUpWeeks[name] }));
  return (
    <PageSection id="details" head={{ title: details.title }}>
      <Questions
        itemNoun={details.noun}
        items={[
          { id: 'approval', question: approval.title, answer: <p>{approval.text}</p> },
          {
            id: 'apostille',
            question: apostille.title,
            answer: (
              <>
                <p>
                  <RichText text={apostille.documents} />
                </p>
                <DocumentStamps words={apostille} />
              </>
            ),
          },
          {
            id: 'calendar',
            question: calendar.title,
            answer: (
              <>
                <p>
                  <RichText text={calendar.intro} values={{ mark: isSample(setUpWeeks) && <SampleMark /> }} />
                </p>
                <SetUpFigure words={calendar} steps={steps} />
                <SetUpCalendar words={calendar} steps={steps} />
              </>
            ),
          },
          { id: 'treaty', question: treaty.title, answer: <p>{treaty.text}</p> },
          { id: 'transfer-pricing', question: pricing.title, answer: <p>{pricing.text}</p> },
        ]}
      />
    </PageSection>
  );
}
