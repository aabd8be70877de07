import { CurrentPage } from '../../components/current-page.ts';
import { Link } from '../../components/link.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { heroSlides } from '../../content/hero-slides.ts';
import { heroLinks, serviceBoxes } from '../../content/service-boxes.ts';
import { NotFoundArt } from '../../sections/not-found-art.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PlainPage } from '../../sections/plain-page.tsx';
import { Search } from '../../sections/search-box.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { getRoute } from '../../site/page-info.ts';
import { firm } from '../../site/firm.ts';
import { routes } from '../../site/routes.ts';
import { bannerVariants } from '../../site/page-row.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const head = {
  note: 'How it goes',
  title: 'Four steps to the first rupee.',
  intro: 'Each step ends with something in your hand.',
};

/** The heads of pages and of sections. */
export function Heads() {
  return (
    <SpecimenGroup id="heads" title="Heads">
      <Case name="Hero with FadeCarousel and HeroCards" wide>
        <Hero
          title="Said, not shown"
          slides={heroSlides}
          label="What we do"
          actions={[{ label: 'Get Started', to: '/contact' }]}
          boxesTitle="Most asked for"
          boxes={serviceBoxes}
          furtherLinks={heroLinks}
          play={<VideoLink title="How we work, from the hero" film={firm.video} />}
        />
      </Case>
      {[
        getRoute('/about'),
        ...bannerVariants.map((variant) => routes.find((page) => page.bannerVariant === variant)),
      ].map(
        (page) =>
          page && (
            <Case key={page.path} name={`PageBanner of ${page.path}, ${page.bannerVariant ?? 'letter'}`} wide>
              <CurrentPage value={page}>
                <PageBanner intro="One portfolio, looked at as a whole.">
                  <Link to="#heads" variant="second">
                    See the portfolio
                  </Link>
                </PageBanner>
              </CurrentPage>
            </Case>
          ),
      )}
      <Case name="PageBanner with the search" wide>
        <CurrentPage value={getRoute('/search')}>
          <PageBanner intro="Every word can be found." search={<Search label="Search from the banner" />} />
        </CurrentPage>
      </Case>
      <Case name="PlainPage" wide>
        <PlainPage title="A page of a few sentences">
          <p>It has a heading and prose, and nothing else.</p>
        </PlainPage>
      </Case>
      <Case name="PlainPage with NotFoundArt" wide>
        <PlainPage title="A page beside a note" art={<NotFoundArt number="100" mark="page-about" />}>
          <p>The note says what the page is worth.</p>
        </PlainPage>
      </Case>
      <Case name="SectionHead">
        <SectionHead {...head} />
      </Case>
      <Case name="SectionHead, in a column">
        <SectionHead {...head} isInColumn />
      </Case>
    </SpecimenGroup>
  );
}
