import { Face, HatchDefs, Solid } from '../../components/vignette-parts.tsx';
import { Drawing, SceneText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

/** The ends of the beam. The pans hang from them. */
const leftEnd = { x: 66, y: 104 };
const rightEnd = { x: 254, y: 54 };

/**
 * A pair of scales. The left pan is lower, and shows the interest that the customer pays. The right pan shows the
 * interest that the customer earns.
 */
export function TwoPans() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <Stand />
      <Pan hook={leftEnd} y={216} coins={6} coinColor="accent" />
      <Pan hook={rightEnd} y={166} coins={2} coinColor="primary" />
      <SceneText x={leftEnd.x} y={258} anchor="middle" bold>
        {words.pansPay}
      </SceneText>
      <SceneText x={rightEnd.x} y={208} anchor="middle" bold>
        {words.pansEarn}
      </SceneText>
      <path d={`M${leftEnd.x} 312v-34m-8 10 8-10 8 10`} strokeWidth={2} />
      <SceneText x={leftEnd.x} y={332} anchor="middle">
        {words.pansRate}
      </SceneText>
      <SceneText x={leftEnd.x} y={352} anchor="middle">
        {words.pansLimit}
      </SceneText>
      <path d={`M${rightEnd.x} 224v34m-8-10 8 10 8-10`} strokeWidth={2} />
      <SceneText x={rightEnd.x} y={282} anchor="middle">
        {words.pansIdle}
      </SceneText>
      <SceneText x={rightEnd.x} y={302} anchor="middle">
        {words.pansPlaced}
      </SceneText>
    </Drawing>
  );
}

const beam = `M${leftEnd.x} ${leftEnd.y}L156 64 ${rightEnd.x} ${rightEnd.y} 164 94z`;

function Stand() {
  return (
    <>
      <Solid d="M155 84h10l4 226h-18z" />
      <Face d="M155 84h10l4 226h-18z" hatch="upright" />
      <Solid d="M118 326q6-16 42-16t42 16z" />
      <Face d="M118 326q6-16 42-16t42 16z" hatch="level" />
      <path d="M128 44q32-14 64 0M160 36v8M140 39l2 7M180 39l-2 7" />
      <Solid d={beam} />
      <Face d={beam} hatch="slant" />
      <path d="M160 79L146 46" strokeWidth={2.5} />
      <circle cx={160} cy={79} r={13} className="fill-primary stroke-primary-foreground" strokeWidth={1.5} />
      <circle cx={160} cy={79} r={5} className="fill-card stroke-primary-foreground" />
    </>
  );
}

const coinColors = { accent: 'fill-accent', primary: 'fill-primary' } as const;

interface PanProps {
  /** The point from which the pan hangs. */
  hook: { x: number; y: number };
  /** The y coordinate of the rim. */
  y: number;
  coins: number;
  coinColor: keyof typeof coinColors;
}

function Pan({ hook: { x, y: hookY }, y, coins, coinColor }: PanProps) {
  return (
    <>
      <path d={`M${x} ${hookY}L${x - 46} ${y}M${x} ${hookY}L${x + 46} ${y}M${x} ${hookY}V${y}`} />
      <circle cx={x} cy={hookY} r={4} className="fill-card" />
      {Array.from({ length: coins }, (_, coin) => (
        <Coin key={coin} x={x + (coin % 2) * 3 - 2} y={y - 8 - coin * 9} fill={coinColors[coinColor]} />
      ))}
      <Solid d={`M${x - 50} ${y}h100q-8 20-50 20t-50-20z`} />
      <Face d={`M${x - 50} ${y}h100q-8 20-50 20t-50-20z`} hatch="slant" />
    </>
  );
}

function Coin({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <>
      <Solid d={`M${x - 22} ${y}v8a22 6 0 0 0 44 0v-8z`} />
      <Face d={`M${x - 22} ${y}v8a22 6 0 0 0 44 0v-8z`} hatch="upright" />
      <ellipse cx={x} cy={y} rx={22} ry={6} className={fill} />
    </>
  );
}
