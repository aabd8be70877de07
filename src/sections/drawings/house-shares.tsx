import { Drawing, FlowText, Label } from '../../components/drawings/elements.tsx';
import { Hatch } from '../../components/drawings/flow.tsx';

export const houseSharesView = '0 0 360 236';

/** In user units, which are also per cent of a house's price. */
const height = 100;
const foot = 176;
const width = 96;

interface HouseSharesProps {
  /** The share of the price in per cent, and two lines below the house. */
  houses: readonly (readonly [share: number, line1: string, line2: string])[];
}

/** Houses in a row, hatched up to a share of their price. */
export function HouseShares({ houses }: HouseSharesProps) {
  return (
    <Drawing variant="plain">
      {houses.map(([share, ...lines], i) => {
        const x = 12 + i * 120;
        const middle = x + width / 2;
        return (
          <g key={share}>
            <path
              d={`M${x - 10} ${foot - height}L${middle} ${foot - height - 54}l${width / 2 + 10} 54z`}
              strokeWidth={1.5}
              className="fill-card stroke-brand"
            />
            <rect
              {...{ x, width, height }}
              y={foot - height}
              strokeWidth={1.5}
              className="fill-accent stroke-brand"
            />
            <Hatch x={x} y={foot - share} width={width} height={share} />
            <path d={`M${x} ${foot - share}h${width}`} strokeWidth={1.5} className="stroke-brand" />
            <rect x={middle - 30} y={foot - 60} width={60} height={34} className="fill-card" />
            <Label x={middle} y={foot - 34} size={26} anchor="middle" variant="figure">
              {`${share}%`}
            </Label>
            {lines.map((line, row) => (
              <FlowText key={line} at={[middle, foot + 24 + row * 20]} ink={row === 0 ? 'soft' : 'strong'}>
                {line}
              </FlowText>
            ))}
          </g>
        );
      })}
      <path d={`M0 ${foot}h360`} strokeWidth={1.7} className="stroke-brand" />
    </Drawing>
  );
}
