import { serviceGroups } from '../site/page-info.ts';
import { SideBox, SideLinks } from './side-layout.tsx';

/** Links to the lists of services on About, one for each service group, with the number of its pages. */
export function ServiceCounts({ title }: { title: string }) {
  return (
    <SideBox title={title}>
      <SideLinks
        links={serviceGroups.map(({ name, anchor, services }) => ({
          to: anchor,
          label: name,
          count: services.length,
        }))}
      />
    </SideBox>
  );
}
