import type { ReactNode } from 'react';
import { getPageColumnClasses } from '../components/group-columns.ts';
import { noteClasses } from '../components/note-classes.ts';
import { serviceGroups } from '../site/page-info.ts';
import { SectionHead } from './section-head.tsx';
import { NamedDisclosure, SideLinks } from './side-layout.tsx';

interface ServiceDirectoryProps {
  id?: string;
  note: string;
  title: string;
  intro: string;
  /** Content below the services. */
  children?: ReactNode;
}

/** A section with links to all services, by menu group. */
export function ServiceDirectory({ id, children, ...head }: ServiceDirectoryProps) {
  return (
    <section id={id} className="wrap py-section">
      <SectionHead {...head} />
      <div className={`grid gap-x-8 sm:gap-y-10 ${getPageColumnClasses(serviceGroups.length)}`}>
        {serviceGroups.map(({ name, id: group, services }) => (
          <div key={name} id={group} className="row-span-2 grid subgrid-rows sm:gap-y-3">
            <h3 className={`${noteClasses} max-sm:hidden`}>{name}</h3>
            <NamedDisclosure name={name}>
              <SideLinks links={services.map(({ path, label, icon }) => ({ to: path, label, icon }))} />
            </NamedDisclosure>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
