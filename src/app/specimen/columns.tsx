import { CurrentPage } from '../../components/current-page.ts';
import { insuranceDownloads } from '../../content/insurance-details.ts';
import { projects } from '../../content/projects.ts';
import { Contents } from '../../sections/contents.tsx';
import { ArticleLayout } from '../../sections/article-layout.tsx';
import { ArticleNav } from '../../articles/article-nav.tsx';
import { Article } from '../../sections/article.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { CommentList } from '../../sections/comment-list.tsx';
import { ContactBox } from '../../sections/contact-box.tsx';
import { Downloads } from '../../sections/downloads.tsx';
import { HelpBanner } from '../../sections/help-banner.tsx';
import { PostList } from '../../sections/post-list.tsx';
import { ProjectStories } from '../../sections/project-story.tsx';
import { SearchBox } from '../../sections/search-box.tsx';
import { ServiceCounts } from '../../sections/service-counts.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { ShareLinks } from '../../sections/share-links.tsx';
import { SideBox } from '../../sections/side-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { SubscribeBox } from '../../sections/subscribe-box.tsx';
import { SaveAndShare } from '../../sections/save-and-share.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { Prose } from '../../sections/prose.tsx';
import { getRoute } from '../../site/page-info.ts';
import { drawings } from './drawings.tsx';
import { contact, servicePath } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const sampleDate = { date: '2026-01-12' };
const post = {
  path: '/articles/what-a-portfolio-is-for',
  title: 'What a portfolio is for',
  rosette: 'wealth',
  ...sampleDate,
} as const;
const comment = { text: 'We had not thought of the stock statement.', seal: 'loans', ...sampleDate } as const;
const parts = [{ title: 'The question', paragraphs: ['What if the factory closes for a month?'] }];
const stories = {
  health: { note: 'First project', parts },
  liability: { note: 'Second project', parts },
  life: { note: 'Third project', parts },
};

/** Text columns with a side column. */
export function Columns() {
  return (
    <SpecimenGroup id="columns" title="Columns">
      <Case name="ArticleLayout" wide>
        <ArticleLayout label="Boxes beside an article" side={<Boxes />}>
          <Article note="Sample article" title="What an analyst asks">
            <p>The first questions are about where the money comes from.</p>
            <TagList title="Tags" tags={['Ratings', { label: 'Wealth', to: servicePath, count: 3 }]} />
            <TagList
              title="Tags that run on"
              tags={['Ratings', { label: 'Wealth', to: servicePath }]}
              isInline
            />
            <ShareLinks path="/about" title="What an analyst asks" />
            <SaveAndShare />
          </Article>
          <ProjectStories projects={projects.slice(0, 1)} stories={stories} />
          <ProjectStories isWide projects={projects.slice(1, 2)} stories={stories} />
          <ArticleNav
            previous={post}
            next={{ path: '/articles/who-reads-the-file', title: 'Who reads the file', rosette: 'wealth' }}
          />
          <CommentList
            comments={[
              { name: 'Meera', ...comment },
              { name: 'The desk', isReply: true, ...comment },
            ]}
          />
        </ArticleLayout>
      </Case>
      <Case name="ArticleLayout, hasRule" wide>
        <ArticleLayout label="A column with a rule beside an article" side={<Boxes />} hasRule>
          <p>Its rules are shared out over the height of the text.</p>
        </ArticleLayout>
      </Case>
      <Case name="PageSection with a figure" wide>
        <PageSection
          ground="muted"
          head={{ note: 'The flow', title: 'Seven steps.' }}
          figure={drawings[3]?.[1]}
        >
          <p>Time runs down the drawing.</p>
        </PageSection>
      </Case>
      <Case name="ServiceLayout with SideBySide" wide>
        <CurrentPage value={getRoute(servicePath)}>
          <ServiceLayout>
            <SideBySide layout="figure">
              <Prose title="Words beside a drawing">
                <p>The drawing keeps its width, so that its lettering keeps its size.</p>
              </Prose>
              {drawings[5]?.[1]}
            </SideBySide>
          </ServiceLayout>
        </CurrentPage>
      </Case>
    </SpecimenGroup>
  );
}

function Boxes() {
  return (
    <>
      <SearchBox title="Search" label="Find a page" />
      <ServiceCounts title="Service categories" />
      <SideBox title="Recent posts">
        <PostList posts={[post]} />
      </SideBox>
      <SideBox title="Files to keep" ground="muted">
        <Downloads files={insuranceDownloads} />
      </SideBox>
      <HelpBanner title="Need help?" text="Ask the desk." action={contact} rosette="banking-expert" />
      <ContactBox />
      <SubscribeBox title="Subscribe" text="Rates, rules and deadlines." />
      <Contents title="In this article" entries={[{ to: '#first', label: 'What comes first' }]} />
    </>
  );
}
