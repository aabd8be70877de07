import * as words from '#words/widgets.json';

export type VignetteScene = 'health' | 'liability' | 'life';

const labels: Record<VignetteScene, string> = {
  health: words.hospital,
  liability: words.plant,
  life: words.familyHouse,
};

/** A line drawing of a scene. build/engraving.tsx creates its SVG file. */
export function Vignette({ scene }: { scene: VignetteScene }) {
  return <span className={`line-scene scene-${scene}`} role="img" aria-label={labels[scene]} />;
}
