import type { ReactNode } from 'react';
import { theme } from '../../../tailwind.config.ts';
import { Case, SpecimenGroup } from './specimen-group.tsx';

type Values = Readonly<Record<string, string>>;

interface ScaleProps {
  name: string;
  values: Values;
  draw: (value: string, name: string) => ReactNode;
}

/** A list of the values of one part of the theme, each with its name and a drawing. */
function Scale({ name, values, draw }: ScaleProps) {
  return (
    <Case name={name}>
      <ul role="list" className="border-t-hair border-border">
        {Object.entries(values).map(([key, value]) => (
          <li key={key} className="grid gap-x-8 gap-y-2 border-b-hair border-border py-4 sm:grid-cols-2">
            <span>
              <b className="font-semibold">{key}</b>{' '}
              <span className="text-xs text-muted-foreground">{value}</span>
            </span>
            {draw(value, key)}
          </li>
        ))}
      </ul>
    </Case>
  );
}

const DrawingArea = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg width="100%" height={height} aria-hidden="true">
    {children}
  </svg>
);

const drawBar = (width: string) => (
  <DrawingArea height={16}>
    <rect width={width} height="16" fill="var(--brand)" />
  </DrawingArea>
);

/** A line as CSS draws it. The style 'double' has two lines and a gap, each a third of the width. */
function Line({ width, lineStyle }: { width: number; lineStyle: string | undefined }) {
  const third = width / 3;
  const lines = lineStyle === 'double' ? [third / 2, width - third / 2] : [width / 2];
  return (
    <DrawingArea height={16}>
      {lines.map((y) => (
        <path
          key={y}
          d={`M0 ${y + 4}h2000`}
          stroke="var(--foreground)"
          strokeWidth={width / (lineStyle === 'double' ? 3 : 1)}
          strokeDasharray={lineStyle === 'dashed' ? `${2 * width} ${width}` : undefined}
        />
      ))}
    </DrawingArea>
  );
}

const sansRoles = ['xs', 'sm', 'base', 'lg', 'control', 'detail'];

/** Font sizes, spaces, widths, corners, lines and durations. */
export function Measures() {
  const sizes = Object.fromEntries(Object.entries(theme.type).map(([role, [size]]) => [role, size]));
  return (
    <SpecimenGroup id="measures" title="Type, space, lines">
      <Scale
        name="type"
        values={sizes}
        draw={(size, role) => (
          <svg width="100%" height="1.4em" fontSize={size} aria-hidden="true">
            <text
              y="1em"
              fill="var(--foreground)"
              fontFamily={theme.family[sansRoles.includes(role) ? 'sans' : 'display'].join(', ')}
              letterSpacing={theme.type[role]?.[1].letterSpacing}
            >
              ₹25 lakh
            </text>
          </svg>
        )}
      />
      <Scale name="space" values={theme.space} draw={drawBar} />
      <Scale name="width" values={theme.width} draw={drawBar} />
      <Scale
        name="radius"
        values={theme.radius}
        draw={(value) => (
          <DrawingArea height={72}>
            <rect x="1" y="1" width="120" height="70" rx={value} fill="var(--accent)" stroke="var(--brand)" />
          </DrawingArea>
        )}
      />
      <Scale
        name="line"
        values={theme.line}
        draw={(value) => <Line width={Number.parseFloat(value)} lineStyle={value.split(' ')[1]} />}
      />
      <Scale
        name="duration"
        values={theme.duration}
        draw={(value) => drawBar(`${Number.parseFloat(value) / 10}px`)}
      />
    </SpecimenGroup>
  );
}
