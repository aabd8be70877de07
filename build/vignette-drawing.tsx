import type { ReactNode } from 'react';
import type { VignetteScene } from '../src/components/vignette.tsx';
import type { RosetteName } from '../src/site/rosettes.ts';
import * as draw from './vignette-scenes.tsx';

/** A scene: a rosette as the sun, the horizon, and drawings at the horizon and in the foreground. */
interface Scene {
  sun: { name: RosetteName; x: number; y: number; radius: number };
  horizon: number;
  /** The height of the control points of the first wave on the ground, in units of the drawing. */
  swell: number;
  ground: ReactNode;
  front: ReactNode;
}

/** The width and height of a scene. */
export const FIELD = [480, 290] as const;

export const scenes: Record<VignetteScene, Scene> = {
  health: {
    sun: { name: 'insurance', x: 366, y: 92, radius: 76 },
    horizon: 224,
    swell: 1.2,
    ground: <draw.HospitalGround />,
    front: <draw.HospitalFront />,
  },
  liability: {
    sun: { name: 'corporate-consultancy', x: 206, y: 84, radius: 72 },
    horizon: 222,
    swell: 0.8,
    ground: <draw.PlantGround />,
    front: <draw.PlantFront />,
  },
  life: {
    sun: { name: 'wealth', x: 116, y: 112, radius: 76 },
    horizon: 226,
    swell: 2.4,
    ground: <draw.HouseGround />,
    front: <draw.HouseFront />,
  },
};

/** Returns the path of the lines in the sky. Each gap is 9 % higher than the gap above it. */
export function drawSky(horizon: number): string {
  let d = '';
  for (let y = 6, gap = 3; y < horizon - 12; y += gap, gap *= 1.09) d += `M0 ${y.toFixed(1)}h480`;
  return d;
}

/** Returns the path of the waves on the ground. Nearer waves are longer, higher and further apart. */
function drawWaves(horizon: number, swell: number): string {
  let d = '';
  for (let y = horizon + 8, i = 0; y < 290; y += 4.9 + 1.8 * i, i += 1) {
    const halfWave = 40 + 3 * i;
    const otherHalfWaves = `${halfWave} 0 `.repeat(Math.ceil(500 / halfWave) - 1).trim();
    const height = (-swell * (1 + i / 4)).toFixed(1);
    d += `M-20 ${y.toFixed(1)}q${halfWave / 2} ${height} ${halfWave} 0t${otherHalfWaves}`;
  }
  return d;
}

/** Draws everything in front of the sky, from back to front. */
export const Landscape = ({ scene: { horizon, swell, ground, front } }: { scene: Scene }) => (
  <>
    {ground}
    <path strokeWidth="2" d={`M0 ${horizon}h480`} />
    <path strokeWidth="0.9" d={drawWaves(horizon, swell)} />
    {front}
  </>
);
