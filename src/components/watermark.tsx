import type { RosetteName } from '../site/rosettes.ts';
import { Rosette } from './rosette.tsx';

interface WatermarkProps {
  name: RosetteName;
  /** Classes for the position and the size. By default, the rosette is behind the form of the section. */
  className?: string | undefined;
}

/** A large pale rosette in the background of an enquiry section. It is visible only on wide screens. */
export const Watermark = ({
  name,
  className = 'top-1/2 left-[calc(50%+5rem)] w-248 -translate-y-1/2 opacity-45',
}: WatermarkProps) => (
  <div className={`absolute max-lg:hidden print:hidden ${className}`} aria-hidden="true">
    <Rosette name={name} size="plate" className="[--art:var(--art-plate-fine)]" />
  </div>
);
