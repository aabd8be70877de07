import { Face, HatchDefs, Solid, Tree } from '../../components/vignette-parts.tsx';
import { Disc, Drawing, SceneText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';

const ground = 268;

/** A building with its land and its street. Six parts of it stand for the six subjects of due diligence. */
export function SixChecks() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <Sky />
      <g transform="translate(18)">
        <Building />
      </g>
      <Tree x={290} foot={ground} radius={20} />
      <Sign />
      <path d={`M0 ${ground}H320`} strokeWidth={2} />
      <path d={`M236 ${ground + 12}h80M230 ${ground + 20}h88`} strokeDasharray="14 8" />
      <Deeds />
      <Disc at={[22, 386]} number={1} isPrimary large />
      <SceneText x={42} y={392} bold>
        {words.checkTitle}
      </SceneText>
      <Disc at={[13, 180]} number={2} isPrimary large />
      <SceneText x={31} y={186} bold>
        {words.checkApprovals}
      </SceneText>
      <Disc at={[244, 46]} number={3} isPrimary large />
      <SceneText x={262} y={52} bold>
        {words.checkBuilder}
      </SceneText>
      <Disc at={[306, 152]} number={4} isPrimary large />
      <SceneText x={320} y={188} anchor="end" bold>
        {words.checkLocation}
      </SceneText>
      <Disc at={[84, 120]} number={5} isPrimary large />
      <SceneText x={66} y={126} anchor="end" bold>
        {words.checkPrice}
      </SceneText>
      <Disc at={[178, 249]} number={6} isPrimary large />
      <SceneText x={178} y={286} anchor="middle" bold>
        {words.checkPapers}
      </SceneText>
    </Drawing>
  );
}

function Sky() {
  return (
    <path
      d="M0 20h84M110 20h46M0 31h58M0 43h72M264 82h56M276 94h44M262 106h50M0 66h60M0 79h46"
      className="stroke-brand-fine"
      strokeWidth={0.7}
    />
  );
}

/** The building, with upper floors under construction, a crane, and a dimension line for the price. */
function Building() {
  return (
    <>
      <Solid d={`M100 92h108v${ground - 92}H100z`} />
      <Face d={`M100 92h108v${ground - 92}H100z`} hatch="windows" />
      <Solid d={`M208 92l15 8v${ground - 100}h-15z`} />
      <Face d={`M208 92l15 8v${ground - 100}h-15z`} hatch="upright" />
      <path d="M100 92V46h108v46M127 46v46M154 46v46M181 46v46M100 62h108M100 78h108" />
      <path d="M100 62l27-16M127 78l27-16M154 62l27-16M181 78l27-16" strokeWidth={0.9} />
      <path d="M132 10h80M150 46V10M158 46V10M154 2l-20 8M154 2l54 8M154 2v8M204 10v14" strokeWidth={1.5} />
      <path d="M150 44l8-8-8-8 8-8-8-8" strokeWidth={0.9} />
      <Solid d="M130 10h14v9h-14zM197 24h14v8h-14z" />
      <Solid d={`M142 ${ground}v-36h36v36z`} />
      <path d={`M160 ${ground}v-36`} />
      <path d={`M93 46v${ground - 46}M89 46h8M89 ${ground}h8`} strokeWidth={1.5} />
    </>
  );
}

/** The sign at the building site, with the registration number. */
function Sign() {
  return (
    <>
      <Solid d="M14 202h58v38H14z" />
      <path d={`M24 240v${ground - 240}M62 240v${ground - 240}`} strokeWidth={2} />
      <path d="M20 211h28M20 219h28M20 227h20" strokeWidth={0.9} />
      <circle cx={58} cy={223} r={8} />
      <path d="M54 223l3 3.5 5-7" strokeWidth={2} />
    </>
  );
}

/** The chain of title deeds, below the ground. */
function Deeds() {
  return (
    <>
      <Face d="M0 302q80-10 160 0t160 0v12q-80 10-160 0t-160 0z" hatch="slant" />
      {[22, 122, 222].map((x) => (
        <g key={x}>
          <Solid d={`M${x} 324h72v40h-72z`} />
          <path d={`M${x + 9} 334h38M${x + 9} 343h54M${x + 9} 352h30`} strokeWidth={0.9} />
          <circle cx={x + 60} cy={352} r={6} />
        </g>
      ))}
      <path d="M94 344h28M194 344h28" strokeWidth={3} strokeDasharray="6 4" />
    </>
  );
}
