import groupNames from '#words/service-groups.json';
import type { ReactNode } from 'react';
import { useCurrentPage } from '../components/current-page.ts';
import { serviceGroups } from '../site/page-info.ts';
import type { Path } from '../site/routes.ts';
import { ContactBox } from './contact-box.tsx';
import { SideBox, SideLayout, SideLinks } from './side-layout.tsx';
import * as words from '#words/sections.json';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

interface ServiceLayoutProps {
  /** Content that replaces the contact details in the side column. Use null for a side column with neither. */
  aside?: ReactNode;
  /** The text for `aside` in the accessible name of the side column. */
  asideName?: string;
  children: ReactNode;
}

/** Returns the accessible name of the side column. */
function nameSideColumn(aside: ReactNode, name: string | undefined) {
  if (aside === undefined) return words.servicesAndContact;
  return name ? formatMessage(words.servicesAnd, { aside: name }) : common.services;
}

/**
 * The body of a service page: its content, and a side column with related services and contact details. Phones show
 * only `aside` of the side column. All services and the contact details are also in the footer.
 */
export function ServiceLayout({ aside, asideName, children }: ServiceLayoutProps) {
  const { path, group } = useCurrentPage();
  const services = serviceGroups.find(({ id }) => id === group)?.services ?? [];
  return (
    <SideLayout
      label={nameSideColumn(aside, asideName)}
      hiddenOnPhones={!aside}
      side={
        <>
          {group && (
            <SideBox title={groupNames[group]} hiddenOnPhones>
              <SideLinks
                current={path as Path}
                links={services.map(({ path: to, label }) => ({ to, label }))}
              />
            </SideBox>
          )}
          {aside === undefined ? <ContactBox hiddenOnPhones /> : aside}
        </>
      }
    >
      {children}
    </SideLayout>
  );
}
