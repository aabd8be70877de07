import { Drawing, FlowText, Label } from '../../components/drawings/elements.tsx';
import { Hatch } from '../../components/drawings/flow.tsx';

export const houseSharesView = '0 0 360 236';

/** The y coordinate of the ground. */
const ground = 176;
const walls = [
  { x: 14, width: 72, height: 74 },
  { x: 124, width: 84, height: 90 },
  { x: 250, width: 96, height: 110 },
] as const;

/** The share of the price in percent, and the two lines of text below the house. */
type House = readonly [share: number, text: string];

interface HouseSharesProps {
  houses: readonly [House, House, House];
}

/** Three houses in a row, each larger than the previous house. The hatching of a house is as high as the share. */
export function HouseShares({ houses }: HouseSharesProps) {
  return (
    <Drawing variant="plain">
      {houses.map(([share, text], i) => {
        const { x, width, height } = walls[i] ?? walls[0];
        const middle = x + width / 2;
        const loan = (height * share) / 100;
        return (
          <g key={share}>
            <path
              d={`M${x - 10} ${ground - height}L${middle} ${ground - height - width / 2}l${width / 2 + 10} ${width / 2}z`}
              strokeWidth={1.5}
              className="fill-card stroke-brand"
            />
            <rect
              {...{ x, width, height }}
              y={ground - height}
              strokeWidth={1.5}
              className="fill-accent stroke-brand"
            />
            <Hatch x={x} y={ground - loan} width={width} height={loan} />
            <path d={`M${x} ${ground - loan}h${width}`} strokeWidth={1.5} className="stroke-brand" />
            <rect x={middle - 30} y={ground - 60} width={60} height={34} className="fill-card" />
            <Label x={middle} y={ground - 34} size={26} anchor="middle" variant="figure">
              {`${share}%`}
            </Label>
            {text.split('\n').map((line, row) => (
              <FlowText
                key={line}
                at={[middle, ground + 24 + row * 20]}
                color={row === 0 ? 'soft' : 'strong'}
              >
                {line}
              </FlowText>
            ))}
          </g>
        );
      })}
      <path d={`M0 ${ground}h360`} strokeWidth={1.7} className="stroke-brand" />
    </Drawing>
  );
}
