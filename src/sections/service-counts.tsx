import { serviceGroups } from '../site/page-info.ts';
import { SideBox, SideLinks } from './side-layout.tsx';

/** The service groups with their number of pages, linked to their lists on About. */
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
