import { useState } from 'react';
import { CallDialog } from '../../chrome/call-dialog.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { PauseAnimations } from '../../components/pause-animations.tsx';
import { Stars } from '../../components/stars.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { DemandLetter } from '../../sections/demand-letter.tsx';
import { CalculatorList } from '../../sections/calculator-list.tsx';
import { Counters } from '../../sections/counters.tsx';
import { PapersSection } from '../../sections/papers-section.tsx';
import { SearchBand, SearchResults } from '../../sections/search-box.tsx';
import { parseIsoDate } from '../../lib/calendar-date.ts';
import { firm } from '../../site/firm.ts';
import { getBreadcrumbTrail } from '../../site/page-info.ts';
import { servicePath } from './samples.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

/** Controls, dialogs, and sections with a widget. */
export function Widgets() {
  return (
    <SpecimenGroup id="widgets" title="Widgets">
      <Case name="Button: primary, outline, small">
        <div className="flex flex-wrap gap-4">
          <Button>Send</Button>
          <Button variant="outline">Our services</Button>
          <Button variant="outline" size="small">
            Copy
          </Button>
        </div>
      </Case>
      <Case name="Button on secondary and on muted" wide>
        <div className="bg-secondary on-secondary">
          <div className="wrap flex flex-wrap gap-4 py-band">
            <Button>Send</Button>
            <Button variant="secondary">See the steps</Button>
            <IconButton variant="secondary" label="Close this banner">
              <Icon name="close" />
            </IconButton>
          </div>
        </div>
        <div className="bg-muted">
          <div className="wrap py-band">
            <Button variant="solid">Subscribe</Button>
          </div>
        </div>
      </Case>
      <Case name="IconButton">
        <div className="flex flex-wrap gap-4">
          <IconButton label="Previous">
            <Icon name="left" />
          </IconButton>
          <IconButton label="Next">
            <Icon name="right" />
          </IconButton>
        </div>
      </Case>
      <Case name="Link: text, more, plain">
        <p className="flex flex-wrap items-center gap-4">
          <Link to="/about">About us</Link>
          <Link to={servicePath} variant="more" about="about the service">
            Read more
          </Link>
          <Link to="/contact" variant="plain">
            Contact
          </Link>
        </p>
      </Case>
      <Case name="Dialog, alert dialog, VideoLink">
        <Dialogs />
      </Case>
      <Case name="Stars">
        <Stars filled={4} empty={1} />
      </Case>
      <Case name="Counters">
        <Counters
          counters={[
            { value: 50, unit: '+', label: 'successful projects' },
            { value: 96, unit: '+', label: 'loan approval success' },
            { value: 256, label: 'client reviews' },
          ]}
        />
      </Case>
      <Case name="PauseAnimations">
        <PauseAnimations />
      </Case>
      <Case name="Breadcrumb">
        <Breadcrumb items={getBreadcrumbTrail(servicePath)} />
      </Case>
      <Case name="CalculatorList">
        <CalculatorList except={['bill']} />
      </Case>
      <Case name="DemandLetter" wide>
        <DemandLetter
          isOutdated
          examples={[]}
          values={{
            amount: 5_00_000_00,
            accepted: parseIsoDate('2026-06-01'),
            agreedDays: 45,
            paid: parseIsoDate('2026-11-27'),
            bankRate: 0,
          }}
        />
      </Case>
      <Case name="CalculatorSection" wide>
        <CalculatorSection name="bill" />
      </Case>
      <Case name="PapersSection" wide>
        <PapersSection note="Bring copies." />
      </Case>
      <Case name="SearchBand" wide>
        <SearchBand label="Search this site" />
      </Case>
      <Case name="SearchResults" wide>
        <SearchResults />
      </Case>
    </SpecimenGroup>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'alert'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="outline" onClick={() => setOpen('plain')}>
        Open a dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen('alert')}>
        Open the alert
      </Button>
      <VideoLink title="How we work, in four steps" film={firm.video} />
      {open === 'plain' && (
        <Dialog title="What we need from you" description="Two papers are enough to begin." onClose={close}>
          <p className="mt-4">The last audited accounts, and the letter of your bank.</p>
        </Dialog>
      )}
      {open === 'alert' && <CallDialog onClose={close} />}
    </div>
  );
}
