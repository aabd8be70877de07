import { Face, HatchDefs, Solid } from '../../components/vignette-parts.tsx';
import { Drawing, SceneText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

/** A balance. The interest that is paid is in the left pan, which is lower; the interest that is earned in the right. */
export function TwoPans() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <Stand />
      <Pan x={66} y={216} hookY={104} coins={6} coinColor="accent" />
      <Pan x={254} y={166} hookY={54} coins={2} coinColor="primary" />
      <SceneText x={66} y={258} anchor="middle" bold>
        {words.pansPay}
      </SceneText>
      <SceneText x={254} y={208} anchor="middle" bold>
        {words.pansEarn}
      </SceneText>
      <path d="M66 312v-34m-8 10 8-10 8 10" strokeWidth={2} />
      <SceneText x={66} y={332} anchor="middle">
        {words.pansRate}
      </SceneText>
      <SceneText x={66} y={352} anchor="middle">
        {words.pansLimit}
      </SceneText>
      <path d="M254 224v34m-8-10 8 10 8-10" strokeWidth={2} />
      <SceneText x={254} y={282} anchor="middle">
        {words.pansIdle}
      </SceneText>
      <SceneText x={254} y={302} anchor="middle">
        {words.pansPlaced}
      </SceneText>
    </Drawing>
  );
}

function Stand() {
  return (
    <>
      <Solid d="M155 84h10l4 226h-18z" />
      <Face d="M155 84h10l4 226h-18z" hatch="upright" />
      <Solid d="M118 326q6-16 42-16t42 16z" />
      <Face d="M118 326q6-16 42-16t42 16z" hatch="level" />
      <path d="M128 44q32-14 64 0M160 36v8M140 39l2 7M180 39l-2 7" />
      <Solid d="M66 104L156 64 254 54 164 94z" />
      <Face d="M66 104L156 64 254 54 164 94z" hatch="slant" />
      <path d="M160 79L146 46" strokeWidth={2.5} />
      <circle cx={160} cy={79} r={13} className="fill-primary stroke-primary-foreground" strokeWidth={1.5} />
      <circle cx={160} cy={79} r={5} className="fill-card stroke-primary-foreground" />
    </>
  );
}

const coinColors = { accent: 'fill-accent', primary: 'fill-primary' } as const;

interface PanProps {
  x: number;
  y: number;
  /** The y coordinate of the hook from which the pan hangs. */
  hookY: number;
  coins: number;
  coinColor: keyof typeof coinColors;
}

function Pan({ x, y, hookY, coins, coinColor }: PanProps) {
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
