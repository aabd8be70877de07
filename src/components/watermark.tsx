import type { RosetteName } from '../site/rosettes.ts';
import { Rosette } from './rosette.tsx';

/** A large pale rosette behind the form of an enquiry section. It is visible only on wide screens. */
export const Watermark = ({ name }: { name: RosetteName }) => (
  <div
    className="absolute top-1/2 left-[calc(50%+5rem)] w-248 -translate-y-1/2 opacity-45 max-lg:hidden print:hidden"
    aria-hidden="true"
  >
    <Rosette name={name} size="plate" className="[--art:var(--art-plate-fine)]" />
  </div>
);
