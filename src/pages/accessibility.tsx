import words from '#words/pages/accessibility.json';
import { RichText } from '../components/rich-text.tsx';
import { formatList } from '../lib/format-list.ts';
import { CriteriaLink } from '../sections/criteria-link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { minimumBrowsers } from '../site/browsers.ts';
import { PageBanner } from '../sections/page-banner.tsx';
import { IllustratedPoints } from '../sections/illustrated-points.tsx';
import { Prose } from '../sections/prose.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { SideLayout } from '../sections/side-layout.tsx';

const { features, limitations } = words;

const browsers = formatList(
  Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`),
  'disjunction',
);

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro} />
      <PageSection
        head={{
          note: features.note,
          title: features.title,
          intro: <RichText text={features.intro} />,
        }}
      >
        <IllustratedPoints
          points={[
            { ...features.keyboard, drawing: 'keys' },
            { ...features.screenReaders, drawing: 'speech' },
            { ...features.largeText, drawing: 'size' },
            { ...features.contrast, drawing: 'contrast', wide: true },
            { ...features.movement, drawing: 'motion', wide: true },
            { ...features.touch, drawing: 'touch' },
            { ...features.noScript, drawing: 'script' },
            { ...features.plainWords, drawing: 'words' },
          ]}
        />
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <SectionHead title={words.tests.title} intro={words.tests.intro} isInColumn />
          <Prose>
            <p>{words.tests.methods}</p>
            <CriteriaLink />
          </Prose>
        </SideBySide>
      </PageSection>
      <SideLayout
        label={words.sideLabel}
        side={
          <ContactBlock
            id="report"
            title={words.report.title}
            text={words.report.text}
            show={['phone', 'email', 'chat', 'address', 'hours']}
          />
        }
      >
        <Prose title={words.browsers.title}>
          <p>
            <RichText text={words.browsers.text} values={{ browsers }} />
          </p>
        </Prose>
        <Prose title={limitations.title}>
          <ul>
            <li>{limitations.audit}</li>
            <li>{limitations.devices}</li>
            <li>{limitations.enquiries}</li>
            <li>{limitations.languages}</li>
            <li>
              <RichText text={limitations.film} />
            </li>
            <li>
              <RichText text={limitations.downloads} />
            </li>
            <li>
              <RichText text={limitations.search} />
            </li>
          </ul>
        </Prose>
      </SideLayout>
    </>
  );
}
