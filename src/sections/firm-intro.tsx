import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Rosette } from '../components/rosette.tsx';
import { firm } from '../site/firm.ts';
import { town } from '../site/office.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { Counters } from './counters.tsx';
import type { Counter } from './counters.tsx';
import { SectionHead } from './section-head.tsx';

interface FirmIntroProps {
  note: string;
  title: string;
  intro: string;
  counters: readonly Counter[];
  checklist: readonly string[];
  action: { label: string; to: To };
  rosette: RosetteName;
  /** The text at the bottom of the certificate. */
  motto: string;
}

/** The introduction of the firm: a certificate, figures and a list of services. */
export function FirmIntro({
  note,
  title,
  intro,
  counters,
  checklist,
  action,
  rosette,
  motto,
}: FirmIntroProps) {
  return (
    <section className="wrap grid gap-x-8 gap-y-stack py-section md:max-nav:grid-cols-[40%_minmax(0,1fr)] nav:grid-cols-3">
      <Certificate rosette={rosette} motto={motto} />
      <div className="nav:col-span-2">
        <SectionHead note={note} title={title} intro={intro} isInColumn />
        <Counters counters={counters} />
        <ul role="list" className="mb-apart grid gap-x-7 gap-y-2 sm:grid-cols-2">
          {checklist.map((item) => (
            <li key={item} className="grid grid-cols-[auto_1fr] gap-3 leading-snug [&>.icon]:mt-0.5">
              <Icon name="check" tone="brand" />
              {item}
            </li>
          ))}
        </ul>
        <Link to={action.to} variant="outline">
          {action.label}
        </Link>
      </div>
    </section>
  );
}

/**
 * A share certificate with the firm's name, initial and motto. On phones it is hidden, because it would push the
 * introduction out of view.
 */
function Certificate({ rosette, motto }: { rosette: RosetteName; motto: string }) {
  return (
    <div className="frame mx-auto grid min-h-132 w-full max-w-108 grid-rows-[auto_1fr_auto] justify-items-center overflow-clip text-center on-secondary text-secondary-foreground [--r:theme(borderRadius.certificate)] max-md:min-h-0 max-md:self-start max-sm:hidden print:hidden">
      <div className="cut bg-secondary" aria-hidden="true">
        <div className="waves" />
      </div>
      <p className="relative pt-10 font-display text-h3">
        {firm.name}{' '}
        <span className="mt-1 block font-sans text-sm text-secondary-foreground-soft">{town}</span>
      </p>
      <div className="relative overlay w-full print:hidden" aria-hidden="true">
        <Rosette name={rosette} className="w-[70%] [--art:var(--art-plate-bold)] lg:w-[96%]" />
        <span className="rosette-disc w-[34%] bg-secondary">
          <span className="fig font-display text-figure font-bold">{firm.name.charAt(0)}</span>
        </span>
      </div>
      <p className="relative max-w-72 pb-10 font-display text-h3 italic">{motto}</p>
    </div>
  );
}
