import type { ReactNode } from 'react';
import { Seal } from '../components/rosette.tsx';
import { Fold } from '../components/fold.tsx';
import { latePart } from '../runtime/late-part.tsx';
import { applicants, servicePapers } from '../content/papers.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { route } from '../site/derive.ts';
import { Band } from './band.tsx';
import { LedgerTable } from './ledger-table.tsx';

const PaperList = latePart(() => import('./paper-list.tsx').then((m) => m.PaperList));

const services = servicePapers.map(({ path, papers }) => ({ path, label: route(path).label, papers }));

interface PaperTableProps {
  label: string;
  papers: readonly { name: string; why: string }[];
  /** The seal of the service that asks for them. */
  rosette?: RosetteName | undefined;
}

const PaperTable = ({ label, papers, rosette }: PaperTableProps) => (
  <Fold label={label}>
    <LedgerTable
      caption={
        <span className="flex items-center gap-3">
          {rosette && (
            <span className="size-11" aria-hidden="true">
              <Seal name={rosette} />
            </span>
          )}
          {label}
        </span>
      }
      captionShown
      columns={['Paper', 'Why it is asked for']}
      rows={papers.map(({ name, why }) => [name, why])}
      amount={false}
    />
  </Fold>
);

/** The list for one service and one who asks: the others stand in `AllPapers`. */
export function PapersBand() {
  return (
    <Band
      id="list"
      head={{
        note: 'Your list',
        title: 'Your list of papers: tick off what you have.',
        lead: 'Choose the service and who you are. Ticks stay on this device.',
      }}
    >
      <PaperList applicants={applicants} services={services} />
    </Band>
  );
}

/** Tables whose columns agree, two beside one another where a row has room for it. */
const Sheets = ({ children }: { children: ReactNode }) => <div className="two-sheets">{children}</div>;

/** Every list, to read without script. */
export function AllPapers() {
  return (
    <>
      <Band ground="panel" head={{ note: 'Who you are', title: 'Papers for every service, by who you are.' }}>
        <Sheets>
          {applicants.map(({ key, label, papers }) => (
            <PaperTable key={key} label={label} papers={papers} />
          ))}
        </Sheets>
      </Band>
      <Band head={{ note: 'Services', title: 'Further papers, service by service.' }}>
        <Sheets>
          {services.map(({ path, label, papers }) => (
            <PaperTable key={path} label={label} papers={papers} rosette={route(path).rosette} />
          ))}
        </Sheets>
      </Band>
    </>
  );
}
