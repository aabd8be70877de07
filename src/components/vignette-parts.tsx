/** The names of the patterns: horizontal, vertical, slanting and crossed lines, and a wall with windows. */
export type Hatch = 'level' | 'upright' | 'slant' | 'cross' | 'windows';

const hatches: Record<Hatch, { width: number; height: number; turn?: number; d: string }> = {
  level: { width: 4, height: 4, d: 'M0 2h4' },
  upright: { width: 4, height: 4, d: 'M2 0v4' },
  slant: { width: 3, height: 3, turn: 45, d: 'M0 1.5h3' },
  cross: { width: 2.6, height: 2.6, turn: -45, d: 'M0 1.3h2.6M1.3 0v2.6' },
  windows: { width: 14, height: 18, d: 'M0 16h14M3 4h3.5v8H3zM8.5 4H12v8H8.5z' },
};

export const HatchPatterns = () =>
  Object.entries(hatches).map(([name, { width, height, turn = 0, d }]) => (
    <pattern
      key={name}
      id={`hatch-${name}`}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path className="fill-none stroke-brand" strokeWidth={0.8} d={d} />
    </pattern>
  ));

/**
 * The patterns that `Face` uses. A drawing with faces must render this component. Vignettes do not need it, because
 * their SVG files contain the patterns (build/vignette-files.tsx).
 */
export function HatchDefs() {
  return (
    // The size of 0 makes the element invisible. With `display: none`, the patterns would not work.
    <svg className="absolute size-0 forced-colors:[--brand:CanvasText]" aria-hidden="true" focusable="false">
      <defs>
        <HatchPatterns />
      </defs>
    </svg>
  );
}

/** A shape in the background colour that hides what is behind it. */
export function Paper({ d }: { d: string }) {
  return <path className="fill-card" stroke="none" d={d} />;
}

/** An outlined surface of an object, shaded by one of the patterns. */
export function Face({ d, hatch }: { d: string; hatch: Hatch }) {
  return <path d={d} fill={`url(#hatch-${hatch})`} />;
}

/** An outlined shape that hides what is behind it. */
export function Solid({ d }: { d: string }) {
  return <path className="fill-card" d={d} />;
}

/** A tree with a round crown on a short trunk, lit from the left. */
export function Tree({ x, foot, radius }: { x: number; foot: number; radius: number }) {
  const lobes = 9;
  const y = foot - radius * 1.55;
  const getPoint = (i: number) => {
    const angle = (2 * Math.PI * (i + 0.25)) / lobes;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  };
  const bump = Math.round(radius * 0.4);
  const arcs = Array.from({ length: lobes }, (_, i) => `A${bump} ${bump} 0 0 1 ${getPoint(i + 1)}`);
  const shade = `A${bump} ${bump} 0 0 1 ${getPoint(-1)}${arcs.at(-1)}${arcs.slice(0, 3).join('')}`;
  const crown = `M${getPoint(0)}${arcs.join('')}z`;
  const shadeInnerRadius = Math.round(radius * 1.15);
  const width = Math.max(2, Math.round(radius / 9));
  return (
    <>
      <Solid d={`M${x - width} ${foot}L${x} ${Math.round(y)}l${width} ${Math.round(foot - y)}z`} />
      <path className="fill-card" d={crown} />
      <Face d={crown} hatch="slant" />
      <Face
        d={`M${getPoint(-2)}${shade}A${shadeInnerRadius} ${shadeInnerRadius} 0 0 0 ${getPoint(-2)}z`}
        hatch="cross"
      />
    </>
  );
}
