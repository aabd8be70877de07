import words from '#words/pages/project-details.json';
import { Link } from '../components/link.tsx';
import { projects } from '../content/projects.ts';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HelpBanner } from '../sections/help-banner.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ProjectStories } from '../sections/project-story.tsx';
import type { Story } from '../sections/project-story.tsx';
import type { Project } from '../sections/projects.tsx';
import { SearchBox } from '../sections/search-box.tsx';
import { ServiceCounts } from '../sections/service-counts.tsx';
import { sample } from '../site/sample.ts';

const { parts, health, liability, life } = words.stories;

const createParts = (needed: readonly string[], done: readonly string[], result: string) => [
  { title: parts.needed, paragraphs: needed },
  { title: parts.done, paragraphs: done },
  { title: parts.result, paragraphs: [result] },
];

const stories: Readonly<Record<Project['scene'], Story>> = sample(
  {
    health: {
      note: health.note,
      parts: createParts(
        [health.needed.situation, health.needed.wish],
        [health.done.list, health.done.comparison, health.done.terms],
        health.result,
      ),
    },
    liability: {
      note: liability.note,
      parts: createParts(
        [liability.needed.situation, liability.needed.question],
        [liability.done.list, liability.done.comparison, liability.done.package],
        liability.result,
      ),
    },
    life: {
      note: life.note,
      parts: createParts(
        [life.needed],
        [life.done.need, life.done.comparison, life.done.choice],
        life.result,
      ),
    },
  },
  'the three projects of Home told in full',
);

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#health" variant="button">
          {words.banner.health}
        </Link>
        <Link to="#liability" variant="second">
          {words.banner.liability}
        </Link>
        <Link to="#life" variant="second">
          {words.banner.life}
        </Link>
      </PageBanner>
      <ArticleLayout
        label={words.sideLabel}
        side={
          <>
            <SearchBox title={words.search.title} label={words.search.label} />
            <ServiceCounts title={words.services} />
            <HelpBanner
              title={words.help.title}
              text={words.help.text}
              action={{ label: words.help.action, to: '/appointment?about=Insurance%20Services' }}
              rosette="insurance"
              wideOnly
            />
          </>
        }
        below={
          <>
            <ProjectStories isWide projects={projects.slice(1)} stories={stories} />
            <Notice>{words.notice}</Notice>
          </>
        }
      >
        <ProjectStories projects={projects.slice(0, 1)} stories={stories} />
      </ArticleLayout>
      <CallToAction
        title={words.question.title}
        text={words.question.text}
        action={{ label: words.question.action, to: '/services/ourInsuranceServices#enquiry' }}
      />
    </>
  );
}
