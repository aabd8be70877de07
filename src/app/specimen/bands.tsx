import { CurrentPage } from '../../components/current-page.ts';
import { VideoLink } from '../../components/video-link.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { CallUs } from '../../sections/call-us.tsx';
import { MissionStatement } from '../../sections/mission-statement.tsx';
import { FigureSection } from '../../sections/figure-section.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FilmSection } from '../../sections/film-section.tsx';
import { FilmReasons } from '../../sections/film-reasons.tsx';
import { FirmIntro } from '../../sections/firm-intro.tsx';
import { FounderIntro } from '../../sections/founder-intro.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { QuoteSection } from '../../sections/quote-section.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { PageDirectory } from '../../sections/page-directory.tsx';
import { ServiceDirectory } from '../../sections/service-directory.tsx';
import { Steps } from '../../sections/steps.tsx';
import { testimonials } from '../../content/testimonials.ts';
import { firm } from '../../site/firm.ts';
import { getRoute } from '../../site/page-info.ts';
import { contact, reasons, steps } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

const createHead = (title: string) => ({
  note: 'A note',
  title,
  intro: 'A lead says in a sentence what follows.',
});
const film = <VideoLink title="How we work, from a band" film={firm.video} />;
const [client] = testimonials;
const figure = { value: '₹0', measure: 'upfront charges' };

/** Sections of full width. */
export function Bands() {
  return (
    <SpecimenGroup id="bands" title="Bands">
      <Case name="FirmIntro" wide>
        <FirmIntro
          {...createHead('One desk for money raised and owed.')}
          counters={[{ value: 22, unit: '+', label: 'years of experience' }]}
          checklist={reasons.map(({ title }) => title)}
          action={contact}
          rosette="corporate-consultancy"
          motto="Money, in good order."
        />
      </Case>
      <Case name="FounderIntro" wide>
        <FounderIntro {...createHead('At your side of the table.')} rosette="banking-expert">
          <p>A consultation is a conversation about one matter.</p>
        </FounderIntro>
      </Case>
      <Case name="MissionStatement" wide>
        <MissionStatement
          title="Our mission"
          statement="To bring sound finance within reach."
          points={reasons}
          rosette="wealth"
        />
      </Case>
      <Case name="Reasons" wide>
        <Reasons
          {...createHead('Terms you can check.')}
          reasons={reasons.map((reason) => ({ ...reason, ...figure }))}
          action={contact}
        />
      </Case>
      <Case name="Steps" wide>
        <Steps note="How we work" title="From first call to support." steps={steps} />
      </Case>
      <Case name="Steps, two strips" wide>
        <Steps
          note="How we work"
          title="From first call to support."
          steps={steps}
          halves={['Before', 'After']}
        />
      </Case>
      <Case name="ServiceDirectory" wide>
        <ServiceDirectory {...createHead('All services, group by group.')} />
      </Case>
      <Case name="PageDirectory" wide>
        <PageDirectory
          {...createHead('All pages, by name.')}
          sets={[{ name: 'The firm', mark: '/about', pages: [] }]}
        />
      </Case>
      <Case name="FilmSection" wide>
        <FilmSection
          {...createHead('See how we work.')}
          poster="/media/how-we-work.webp"
          play={film}
          scenes={steps.map(({ title }) => title)}
        />
      </Case>
      <Case name="FilmReasons" wide>
        <FilmReasons
          {...createHead('Why others came.')}
          reasons={reasons}
          rosette="insurance"
          play={film}
          caption="Two minutes, with all words on the screen."
        />
      </Case>
      <Case name="FigureSection" wide>
        <FigureSection
          items={[
            { value: '96', unit: '%', label: 'loan approval success' },
            { value: '70', to: '90', unit: '%', label: 'of an invoice advanced' },
          ]}
        />
      </Case>
      <Case name="FigureSpread" wide>
        <FigureSpread
          figure={{ value: '70', to: '90', unit: '%', label: 'of an invoice advanced' }}
          items={[{ value: '1', to: '3', unit: 'days', label: 'until the funds arrive' }]}
        />
      </Case>
      <Case name="PageAction">
        <CurrentPage value={getRoute('/partner')}>
          <PageAction />
        </CurrentPage>
      </Case>
      {client && (
        <Case name="QuoteSection" wide>
          <QuoteSection {...client} />
        </Case>
      )}
      <Case name="CallToAction" wide>
        <CallToAction
          title="Which loan, limit or policy?"
          text="Ask somebody who knows how banks decide."
          action={contact}
          rosette="wealth"
        />
        <CallToAction
          title="Which loan?"
          text="Without the telephone, and with what speaks for it."
          action={contact}
          hasPhone={false}
          points={reasons}
        />
      </Case>
      <Case name="CallUs" wide>
        <CallUs title="Call us" text="Or write, if you would rather." action={contact} />
      </Case>
    </SpecimenGroup>
  );
}
