import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { Link } from '../components/link.tsx';
import { criteria } from '../content/conformance.ts';
import type { Criterion } from '../content/conformance.ts';
import { Tally } from '../sections/drawings/tally.tsx';
import { Band } from '../sections/band.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { Questions } from '../sections/faq.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { minimumBrowsers } from '../site/browsers.ts';
import { language } from '../site/office.ts';
import { PageBanner } from '../sections/page-banner.tsx';
import { ProofSheet } from '../sections/proof-sheet.tsx';
import { Prose } from '../sections/prose.tsx';
import { SideLayout } from '../sections/side-layout.tsx';

const principles = [
  {
    title: 'Perceivable',
    given: 'It can be seen, heard or felt',
    has: ({ id }: Criterion) => id.startsWith('1.'),
  },
  {
    title: 'Operable',
    given: 'It can be used by keys, mouse or touch',
    has: ({ id }: Criterion) => id.startsWith('2.'),
  },
  {
    title: 'Understandable',
    given: 'It can be read and foreseen',
    has: ({ id }: Criterion) => id.startsWith('3.'),
  },
  {
    title: 'Robust',
    given: 'It works with browsers and screen readers',
    has: ({ id }: Criterion) => id.startsWith('4.'),
  },
];

/** One mark a criterion, by its level. */
const marks = { A: 'full', AA: 'half', AAA: 'open' } as const;

const browsers = new Intl.ListFormat(language, { type: 'disjunction' }).format(
  Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`),
);

const checked = ({ byPerson, open }: Criterion) =>
  ['Proved by tests.', byPerson, open && `Not done yet: ${open}`].filter(Boolean).join(' ');

export function Screen() {
  return (
    <>
      <PageBanner lead="This site is made to work with a keyboard, a screen reader, a phone and a large font." />
      <Band
        head={{
          note: 'More ways than one',
          title: 'What was done for accessibility.',
          lead: 'We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and go beyond it where we can.',
        }}
      >
        <ProofSheet
          proofs={[
            {
              title: 'Keyboard alone',
              drawing: 'keys',
              text: 'Everything can be reached and used by keys, in a sensible order, with a focus ring of two colours. A skip link leads past the menu.',
            },
            {
              title: 'Screen readers',
              drawing: 'speech',
              text: 'Landmarks, headings, lists and tables are real ones. Faults of a form are named in words, at the field and in a list above the form.',
            },
            {
              title: 'Large type and small screens',
              drawing: 'size',
              text: 'Pages reflow from 320 pixels upwards and keep working with text at twice its size. Only wide tables may change their shape.',
            },
            {
              title: 'Colour and contrast',
              drawing: 'contrast',
              wide: true,
              text: 'Running text stands out from its ground by 7 to 1 or more, other text by 4.5 to 1. Nothing is said by colour alone. Light and dark themes are served, and the high-contrast colours of your system are kept.',
            },
            {
              title: 'Movement',
              drawing: 'motion',
              wide: true,
              text: 'Whatever moves by itself has a button that stops it, and one at the head and the foot of each page stops all of it and is remembered. If your device asks for less motion, nothing starts.',
            },
            {
              title: 'Touch',
              drawing: 'touch',
              text: 'Buttons and menu links are at least 44 pixels high. Nothing needs a swipe, a drag or two fingers.',
            },
            {
              title: 'Without script, or on a poor network',
              drawing: 'script',
              text: 'Every page reads and links without script. Phone, mail and chat stand beside each form as plain links.',
            },
            {
              title: 'Plain words',
              drawing: 'words',
              text: 'Short sentences, terms explained where they first appear, and buttons that say what happens next.',
            },
          ]}
        />
      </Band>
      <Band
        ground="panel"
        head={{
          note: 'By programs and by hand',
          title: 'How accessibility was tested.',
          lead: 'Programs find only part of the faults that a person meets, so both were used. The tests run again whenever the site is changed.',
          layout: 'wide',
        }}
      >
        <PhoneDisclosure label="The kinds of test, one by one">
          <LedgerTable
            caption="Kinds of test and what each looked at"
            columns={['Test', 'What it looked at']}
            rows={[
              [
                'Rules of axe-core, IBM Equal Access and Siteimprove Alfa',
                'Built pages in Chromium, closed and opened, for names, roles, contrast and structure',
              ],
              [
                'Checks of our own',
                'Focus at every stop of the Tab key, text at twice its size and with wider spacing, size of targets',
              ],
              [
                'Keyboard journeys',
                'Menus, tabs, questions, sliders, dialogs and forms, operated by keys in Chromium, Firefox and WebKit, on which Safari is built',
              ],
              ['Contrast of the palette', 'Every pair of colours that meets on a page, in both themes'],
              ['Hydration and script', 'Pages with script off, and the moment before script has loaded'],
              [
                'Words on paper',
                'Every page as a PDF and with script off, compared word by word with the page opened whole',
              ],
              [
                'Faults made on purpose',
                'Whether the tests notice: a label removed, Escape dropped, and the like',
              ],
              ['By eye', 'Pages at phone and desktop width, light and dark'],
            ]}
            amount={false}
          />
        </PhoneDisclosure>
      </Band>
      <Band
        head={{
          note: 'The whole standard',
          title: 'WCAG 2.2 AA, criterion by criterion.',
          lead: 'All 55 criteria of levels A and AA, and five of AAA that we took on. Where the site has nothing of the kind, that is said too. One mark a criterion: full for level A, half for AA, open for AAA.',
        }}
      >
        <Questions
          of="criteria"
          items={principles.map(({ title, given, has }) => ({
            question: title,
            example: {
              given,
              answer: 'Criteria',
              amount: String(criteria.filter(has).length),
              drawn: <Tally marks={criteria.filter(has).map(({ level }) => marks[level])} />,
            },
            answer: (
              <LedgerTable
                caption={`${title}, criterion by criterion`}
                columns={['Criterion', 'How it is met', 'How it was checked']}
                rows={criteria
                  .filter(has)
                  .map((row) => [`${row.id} ${row.name} (${row.level})`, row.how, checked(row)])}
                amount={false}
              />
            ),
          }))}
        />
      </Band>
      <SideLayout
        label="Contact"
        side={
          <ContactBlock
            id="report"
            title="Tell us of a barrier"
            text="Say which page it was, what you wanted to do and what you used: phone or computer, browser, screen reader. If you need a page in another form, such as a letter in large print, ask for it."
            show={['phone', 'email', 'chat', 'address', 'hours']}
          />
        }
      >
        <Prose title="Which browsers the site needs">
          <p>
            The site is made for {browsers}, or later: versions of the year 2023. Use the newest that your
            device takes. In an older one the words, the links and the telephone numbers are there, but parts
            may stand out of line, and what opens or calculates may not work.
          </p>
        </Prose>
        <Prose title="Where accessibility is not good enough yet">
          <p>We would rather you read this here than find it out.</p>
          <ul>
            <li>
              No one outside has audited the site, and no certificate stands behind this page. Tests with
              people who use screen readers, magnifiers or voice control every day are still to come.
            </li>
            <li>
              The rules of the automatic tests are asked in Chromium. Safari with VoiceOver and Firefox with
              NVDA have not been tried on real devices.
            </li>
            <li>
              An enquiry is finished in WhatsApp, which is not ours. If that is a barrier, write or call
              instead: the form lets you copy your message or send it as a mail.
            </li>
            <li>All words are in English. There is no Hindi version, and no version in sign language.</li>
            <li>
              The film on <Link to="/">Home</Link> is silent and has captions. It has no spoken description;
              its four steps are told in words on the same page.
            </li>
            <li>
              The PDF and the DOCX on <Link to="/insurenceDetails">Insurance Details</Link> carry a title, a
              language and real headings. They have not been checked against PDF/UA. The page holds the same
              words.
            </li>
            <li>
              The search over the pages needs script. Without it, all pages are listed at the foot of each
              page, and on <Link to="/search">the page of the search</Link>.
            </li>
          </ul>
        </Prose>
      </SideLayout>
    </>
  );
}
