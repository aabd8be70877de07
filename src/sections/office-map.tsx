import { MapFrame } from '../components/map-frame.tsx';
import type { OfficeMap as MapDetails } from '../site/office-map.ts';
import { SectionHead } from './section-head.tsx';

interface OfficeMapProps {
  id?: string;
  note: string;
  title: string;
  intro?: string;
  map: MapDetails;
}

/** A map of the office, next to the directions. */
export function OfficeMap({ id, note, title, intro, map }: OfficeMapProps) {
  return (
    <section id={id} className="wrap grid items-start gap-x-aside gap-y-8 py-section lg:grid-cols-2">
      <SectionHead note={note} title={title} intro={intro} isInColumn />
      <MapFrame {...map} />
    </section>
  );
}
