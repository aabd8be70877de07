import { Vignette } from '../components/vignette.tsx';
import type { VignetteScene } from '../components/vignette.tsx';
import { noteClasses } from '../components/note-classes.ts';
import { TextRows } from './text-rows.tsx';
import type { TextRow } from './text-rows.tsx';

interface CoveragePartsProps {
  parts: readonly { scene: VignetteScene; title: string; rows: readonly TextRow[] }[];
}

/** The parts of an insurance cover, each with a drawing, a name and rows of text. */
export function CoverageParts({ parts }: CoveragePartsProps) {
  return (
    <div>
      {parts.map(({ scene, title, rows }) => (
        <section
          key={title}
          className="grid border-control border-brand bg-card not-first:-mt-px sm:grid-cols-[minmax(0,min(40%,27rem))_minmax(0,1fr)] print:break-inside-avoid"
        >
          <div className="border-input bg-accent sm:border-r-hair">
            <div className="relative">
              <div aria-hidden="true">
                <Vignette scene={scene} />
              </div>
              <h3 className={`absolute bottom-0 bg-accent px-4 py-1.5 ${noteClasses} sm:static`}>{title}</h3>
            </div>
          </div>
          <div className="grid items-center px-4 sm:px-6">
            <TextRows rows={rows} level={4} hasRules={false} />
          </div>
        </section>
      ))}
    </div>
  );
}
