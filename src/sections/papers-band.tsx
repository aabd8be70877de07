import type { ReactNode } from 'react';
import { Seal } from '../components/rosette.tsx';
import { Fold } from '../components/fold.tsx';
import { latePart } from '../runtime/late-part.tsx';
import { applicants, servicePapers } from '../content/papers.ts';
import type { Paper } from '../content/papers.ts';
import { route, serviceGroups } from '../site/derive.ts';
import { Band } from './band.tsx';

const PaperList = latePart(() => import('./paper-list.tsx').then((m) => m.PaperList));

const services = servicePapers.map(({ path, papers }) => {
  const { label, rosette } = route(path);
  const seal = rosette && (
    <span className="size-11 flex-none" aria-hidden="true">
      <Seal name={rosette} />
    </span>
  );
  return { path, label, seal, papers };
});

interface EntryProps {
  /** Who asks, or the service. */
  label: string;
  papers: readonly Paper[];
  /** The seal of the service that asks for them. */
  seal?: ReactNode;
  /** `row` is a line of the register: its papers beside its name; `slip` has them under it. */
  form: 'row' | 'slip';
}

/** One name of the register with its papers, which a phone folds away under it. */
function Entry({ label, papers, seal, form }: EntryProps) {
  const row = form === 'row';
  const Name = row ? 'h4' : 'h3';
  const named = (
    <span className="flex items-center gap-3">
      {seal}
      {label}
    </span>
  );
  return (
    <Fold look="entry" label={named}>
      <div
        className={
          row
            ? 'grid gap-x-8 px-4 py-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]'
            : 'px-5 py-3'
        }
      >
        <Name
          className={`fold-name font-display text-question font-bold ${row ? '' : 'mb-3 border-b-frame border-saffron pb-2'}`}
        >
          {named}
        </Name>
        <dl className={row ? 'grid gap-x-8 gap-y-3 lg:grid-cols-3' : 'grid gap-y-2'}>
          {papers.map(({ name, why }) => (
            <div key={name} className="leading-snug">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-small text-ink-soft">{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Fold>
  );
}

/** The list for one service and one who asks, with a note on all of them: the others stand in `AllPapers`. */
export function PapersBand({ note }: { note: ReactNode }) {
  return (
    <Band
      id="list"
      head={{
        note: 'Your list',
        title: 'Your list of papers: tick off what you have.',
        lead: 'One list for each service and for who you are. Ticks stay on this device.',
      }}
    >
      <p data-without-script="">
        Without script this is the list for {services[0]?.label}: {applicants[0]?.label}. All others follow
        below.
      </p>
      <PaperList applicants={applicants} services={services} note={note} />
    </Band>
  );
}

/** Every list, to read without script: a slip for who asks, and a register of the services in the groups of the menu. */
export function AllPapers() {
  return (
    <>
      <Band
        ground="panel"
        head={{
          note: 'Who you are',
          title: 'Papers for every service, by who you are.',
          lead: 'Six kinds of people and firms, and why each paper is asked for.',
          layout: 'wide',
        }}
      >
        <ul role="list" className="grid sm:gap-4 sm:grid-cols-2 nav:grid-cols-3">
          {applicants.map(({ key, label, papers }) => (
            <li key={key} className="border-hair border-edge bg-leaf max-sm:not-first:border-t-0">
              <Entry form="slip" label={label} papers={papers} />
            </li>
          ))}
        </ul>
      </Band>
      <Band head={{ note: 'Services', title: 'Further papers, service by service.' }}>
        <div className="rule-account bg-leaf">
          {serviceGroups.map(({ name, services: members }) => (
            <div key={name}>
              <h3 className="bg-ledger px-4 py-2 font-display text-note text-saffron italic">{name}</h3>
              <ul role="list">
                {members
                  .flatMap((member) => services.filter(({ path }) => path === member.path))
                  .map(({ path, ...service }) => (
                    <li key={path} className="border-t-hair border-rule">
                      <Entry form="row" {...service} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </Band>
    </>
  );
}
