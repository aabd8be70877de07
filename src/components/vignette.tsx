export type VignetteScene = 'health' | 'liability' | 'life';

const labels: Record<VignetteScene, string> = {
  health: 'Engraving of a hospital with an ambulance at its door, and trees',
  liability: 'Engraving of a components plant with a saw-tooth roof, a warehouse, a lorry and a forklift',
  life: 'Engraving of a family house with a veranda, among trees and hills',
};

/** A line drawing of a scene, from its file (build/engraving.tsx). */
export function Vignette({ scene }: { scene: VignetteScene }) {
  return <span className={`line-scene scene-${scene}`} role="img" aria-label={labels[scene]} />;
}
