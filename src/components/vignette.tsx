import { useId, type ReactNode } from 'react';
import type { RosetteName } from '../site/rosettes.ts';
import { artId, RosetteStrokes } from './rosette-strokes.tsx';
import * as draw from './vignette-scenes.tsx';

export { HatchDefs } from './vignette-parts.tsx';

export type VignetteScene = 'health' | 'liability' | 'life';

interface Scene {
  label: string;
  sun: { name: RosetteName; x: number; y: number; radius: number };
  horizon: number;
  /** Lift of the first ground wave, in units of the drawing. */
  swell: number;
  ground: ReactNode;
  front: ReactNode;
}

const scenes: Record<VignetteScene, Scene> = {
  health: {
    label: 'Engraving of a hospital with an ambulance at its door, and trees',
    sun: { name: 'insurance', x: 366, y: 92, radius: 76 },
    horizon: 224,
    swell: 1.2,
    ground: <draw.HospitalGround />,
    front: <draw.HospitalFront />,
  },
  liability: {
    label: 'Engraving of a components plant with a saw-tooth roof, a warehouse, a lorry and a forklift',
    sun: { name: 'corporate-consultancy', x: 206, y: 84, radius: 72 },
    horizon: 222,
    swell: 0.8,
    ground: <draw.PlantGround />,
    front: <draw.PlantFront />,
  },
  life: {
    label: 'Engraving of a family house with a veranda, among trees and hills',
    sun: { name: 'wealth', x: 116, y: 112, radius: 76 },
    horizon: 226,
    swell: 2.4,
    ground: <draw.HouseGround />,
    front: <draw.HouseFront />,
  },
};

/** Lines of the sky: each gap is 9 % wider than the one above. */
function sky(horizon: number): string {
  let d = '';
  for (let y = 6, gap = 3; y < horizon - 12; y += gap, gap *= 1.09) d += `M0 ${y.toFixed(1)}h480`;
  return d;
}

/** Waves of the ground: the nearer, the longer, the higher and the further apart. */
function waves(horizon: number, swell: number): string {
  let d = '';
  for (let y = horizon + 8, i = 0; y < 290; y += 4.9 + 1.8 * i, i += 1) {
    const half = 40 + 3 * i;
    const beats = `${half} 0 `.repeat(Math.ceil(500 / half) - 1).trim();
    const lift = (-swell * (1 + i / 4)).toFixed(1);
    d += `M-20 ${y.toFixed(1)}q${half / 2} ${lift} ${half} 0t${beats}`;
  }
  return d;
}

/** A line scene of at most three planes, tones by density of line. The page needs `<HatchDefs>`. */
export function Vignette({ scene }: { scene: VignetteScene }) {
  const id = artId(useId());
  const { label, sun, horizon, swell, ground, front } = scenes[scene];
  return (
    <svg className="vignette" viewBox="0 0 480 290" role="img" aria-label={label}>
      <path className="vignette-sky" d={sky(horizon)} />
      <circle className="vignette-paper" cx={sun.x} cy={sun.y} r={sun.radius + 2} />
      <g
        className="vignette-sun"
        transform={`translate(${sun.x} ${sun.y})scale(${(sun.radius / 800).toFixed(4)})`}
      >
        <RosetteStrokes key={sun.name} name={sun.name} size="medallion" id={id} />
      </g>
      {ground}
      <path className="vignette-bold" d={`M0 ${horizon}h480`} />
      <path className="vignette-ground" d={waves(horizon, swell)} />
      {front}
    </svg>
  );
}
