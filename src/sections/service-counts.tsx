import { serviceGroups } from '../site/derive.ts';
import { SideBox, SideLinks } from './side-layout.tsx';

/** The groups of services with the number of pages in each; a group leads to its list on About. */
export function ServiceCounts({ title }: { title: string }) {
  return (
    <SideBox title={title}>
      <SideLinks
        links={serviceGroups.map(({ name, anchor, services }) => ({
          to: anchor,
          label: name,
          rosette: services[0]?.rosette,
          count: services.length,
        }))}
      />
    </SideBox>
  );
}
