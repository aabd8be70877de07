import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { applicants, servicePapers } from '../content/papers.ts';
import type { IconName } from '../site/icon-names.ts';
import type { Paper } from '../content/paper.ts';
import { getRoute, serviceGroups } from '../site/page-info.ts';
import { englishNames } from '../site/routes.ts';
import { PageSection } from './page-section.tsx';
import { Applicant } from './drawings/applicants.tsx';
import * as words from '#words/sections.json';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

const PaperList = lazyPart(() => import('./paper-list.tsx').then((module) => module.PaperList));

const services = servicePapers.map(({ path, papers }) => {
  const { label: shown, icon } = getRoute(path);
  const englishName = englishNames[path].label;
  return { path, englishName, shown, icon, papers };
});

/** The icon of a document: a sheet, because a square would look like a checkbox. */
function SheetIcon() {
  return (
    <svg width="16" height="16" aria-hidden="true" className="flex-none fill-none stroke-brand">
      <path d="M3 1h7l4 4v10H3zM10 1v4h4" />
    </svg>
  );
}

interface ServiceEntryProps {
  label: string;
  papers: readonly Paper[];
  /** The icon of the service. */
  icon?: IconName | undefined;
}

/** A service with its documents. On phones it is collapsed. */
function ServiceEntry({ label, papers, icon }: ServiceEntryProps) {
  const heading = (
    <span className="flex items-center gap-3">
      {icon && <Icon name={icon} tone="brand" />}
      <span>{preventRangeWraps(label)}</span>
    </span>
  );
  return (
    <PhoneDisclosure variant="entry" label={heading}>
      <div className="grid items-center gap-x-8 px-4 py-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <h4 className="font-display text-xl font-bold max-sm:in-data-collapse:hidden">{heading}</h4>
        <ul role="list" className="grid gap-x-8 gap-y-3 lg:grid-cols-3">
          {papers.map(({ englishName, shown }) => (
            <li key={englishName} className="leading-snug font-semibold">
              {shown}
            </li>
          ))}
        </ul>
      </div>
    </PhoneDisclosure>
  );
}

interface ApplicantCardProps {
  type: string;
  label: string;
  papers: readonly Paper[];
}

/** A type of applicant with a symbol and the documents. On phones it is collapsed. */
function ApplicantCard({ type, label, papers }: ApplicantCardProps) {
  return (
    <PhoneDisclosure
      variant="entry"
      label={
        <span className="flex items-center gap-3">
          <span className="size-11 flex-none">
            <Applicant type={type} />
          </span>
          {label}
        </span>
      }
    >
      <div className="grid h-full lg:grid-cols-[auto_minmax(0,1fr)]">
        <div
          className="grid content-center justify-items-center gap-2 bg-accent p-5 max-sm:hidden"
          aria-hidden="true"
        >
          <span className="w-28">
            <Applicant type={type} />
          </span>
          <span className="text-xs text-muted-foreground">
            {formatMessage(words.documentCount, { count: papers.length })}
          </span>
        </div>
        <div className="perforation-xy px-5 py-4 sm:px-6">
          <h3 className="mb-3 font-display text-h3 font-bold max-sm:in-data-collapse:hidden">
            {preventRangeWraps(label)}
          </h3>
          <ul role="list" className="grid gap-y-2">
            {papers.map(({ englishName, shown }) => (
              <li key={englishName} className="flex items-center gap-2 leading-snug font-semibold">
                <SheetIcon />
                {shown}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PhoneDisclosure>
  );
}

/** A section with the interactive list of documents. */
export function PapersSection({ note }: { note: ReactNode }) {
  return (
    <PageSection
      id="list"
      head={{
        note: words.yourList,
        title: words.yourChecklist,
        intro: words.tickOff,
      }}
    >
      <p data-without-script="">
        {formatMessage(words.listIsFor, {
          service: services[0]?.shown,
          applicant: applicants[0]?.shown,
        })}
      </p>
      <PaperList applicants={applicants} services={services} note={note} />
    </PageSection>
  );
}

/** All documents, by type of applicant and by service. They are also readable without JavaScript. */
export function AllPapers() {
  return (
    <>
      <PageSection
        ground="muted"
        head={{
          title: words.byApplicant,
          intro: words.bringForEvery,
        }}
      >
        <ul role="list" className="grid sm:grid-cols-2 sm:gap-x-aside sm:gap-y-6">
          {applicants.map(({ key, shown, papers }) => (
            <li key={key} className="-mt-px grid border-control border-brand bg-card">
              <ApplicantCard type={key} label={shown} papers={papers} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection head={{ note: common.services, title: words.byService, intro: words.bringToo }}>
        <div className="bg-card rule-account">
          {serviceGroups.map(({ name, services: members }) => (
            <div key={name}>
              <h3 className={`bg-accent px-4 py-2 ${noteClasses}`}>{name}</h3>
              <ul role="list">
                {members
                  .flatMap((member) => services.filter(({ path }) => path === member.path))
                  .map(({ path, shown, icon, papers }) => (
                    <li key={path} className="border-t-hair border-border">
                      <ServiceEntry label={shown} icon={icon} papers={papers} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </PageSection>
    </>
  );
}
