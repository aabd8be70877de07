import type { ReactNode } from 'react';
import { useCurrentPage } from '../components/current-page.ts';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { serviceGroups } from '../site/derive.ts';
import type { Path } from '../site/routes.ts';
import { ContactBox } from './contact-box.tsx';
import { SideBox, SideLayout, SideLinks } from './side-layout.tsx';

interface ServiceLayoutProps {
  /** In place of how to reach the firm, where the end of the page says that once; null for nothing. */
  aside?: ReactNode;
  /** What that is, for the name of the column. */
  asideName?: string;
  /** The blocks of the text column. */
  children: ReactNode;
}

/** The body of a service page: its blocks, and beside them the services of its group and how to reach the firm. */
export function ServiceLayout({ aside, asideName, children }: ServiceLayoutProps) {
  const { path, group } = useCurrentPage();
  const services = serviceGroups.find(({ name }) => name === group)?.services ?? [];
  return (
    <SideLayout
      label={['Services', aside === undefined ? 'contact' : asideName].filter(Boolean).join(' and ')}
      side={
        <>
          {group && (
            <PhoneDisclosure label="Related services">
              <SideBox title={group}>
                <SideLinks
                  current={path as Path}
                  links={services.map((row) => ({ to: row.path, label: row.label, rosette: row.rosette }))}
                />
              </SideBox>
            </PhoneDisclosure>
          )}
          {aside === undefined ? <ContactBox wideOnly /> : aside}
        </>
      }
    >
      {children}
    </SideLayout>
  );
}
