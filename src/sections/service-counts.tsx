import { serviceGroups } from '../site/derive.ts';
import type { Path } from '../site/routes.ts';
import { SideBox, SideLinks } from './side-layout.tsx';

/** The groups of services with the number of pages in each; a group is entered by its first page. */
export function ServiceCounts({ title }: { title: string }) {
  return (
    <SideBox title={title}>
      <SideLinks
        links={serviceGroups.flatMap(({ name, services }) => {
          const first = services[0];
          return first
            ? [{ to: first.path as Path, label: name, rosette: first.rosette, count: services.length }]
            : [];
        })}
      />
    </SideBox>
  );
}
