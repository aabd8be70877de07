import { insuranceDetails } from '../../content/insurance-details.ts';
import { projects } from '../../content/projects.ts';
import { serviceCards } from '../../content/service-cards.ts';
import { testimonials } from '../../content/testimonials.ts';
import { CardCarousel } from '../../sections/card-carousel.tsx';
import { Faq, Questions } from '../../sections/faq.tsx';
import { Projects } from '../../sections/projects.tsx';
import { ServiceCarousel } from '../../sections/service-carousel.tsx';
import { TeamCarousel } from '../../sections/team-carousel.tsx';
import { Testimonials } from '../../sections/testimonials.tsx';
import { people, steps } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const questions = insuranceDetails.questions.items.map(({ question, answer }) => ({ question, answer }));

/** Accordions and carousels. The tabs are in lead-forms.tsx, and the fading carousel is in heads.tsx. */
export function Moving() {
  return (
    <SpecimenGroup id="moving" title="Accordions and carousels">
      <Case name="Faq, independent">
        <Faq title="Asked first" items={questions} />
      </Case>
      <Case name="Questions, exclusive and slow">
        <Questions items={questions.slice(0, 3)} mode="exclusive" pace="slow" />
      </Case>
      <Case name="Questions, single: two open at first">
        <Questions items={questions.slice(0, 3)} mode="single" open={[0, 1]} />
      </Case>
      <Case name="CardCarousel: preset cards" wide>
        <CardCarousel label="Services" title="Ways to move money well." cards={serviceCards} />
      </Case>
      <Case name="Projects: preset projects" wide>
        <Projects note="Projects" title="Three kinds of cover, arranged." projects={projects} />
      </Case>
      <Case name="Testimonials: preset quotes" wide>
        <Testimonials label="Clients" title="What clients say." testimonials={testimonials} />
      </Case>
      <Case name="TeamCarousel: preset team" wide>
        <TeamCarousel label="The team" title="Who you may meet." people={people} />
      </Case>
      <Case name="ServiceCarousel: preset service" wide>
        <ServiceCarousel note="The steps" title="One after the other." slides={steps} />
      </Case>
    </SpecimenGroup>
  );
}
