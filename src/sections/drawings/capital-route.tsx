import { Disc, Drawing, SceneText } from '../../components/drawings/elements.tsx';
import { drawHorizontalLines, drawVerticalLines } from '../../components/drawings/hatching.ts';
import * as words from '#words/drawings.json';

export const capitalRouteFrame = {
  viewBox: '0 0 310 500',
  title: words.capitalTitle,
  description: words.capitalDescription,
} as const;

const drawWindows = (x: number, y: number) =>
  [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => `M${x + column * 16} ${y + row * 17}h9v10h-9z`))
    .join('');

const sea = [112, 118, 124, 130]
  .map(
    (y, i) =>
      `M${i % 2 ? 8 : 0} ${y}q9 -5 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0`,
  )
  .join('');

/** The capital of a parent company goes through a bank to the Indian company, which issues shares and reports them. */
export function CapitalRoute() {
  return (
    <Drawing variant="scene">
      <path className="stroke-brand-fine" strokeWidth="0.9" d={sea} />
      <path strokeWidth="2" d="M110 86v66M110 226v56M110 356v56" />
      <path className="fill-brand" d="M110 156l-6-11h12zM110 286l-6-11h12zM110 416l-6-11h12z" />
      <path strokeWidth="2" strokeDasharray="6 5" d="M66 322H26V48h34" />
      <path className="fill-brand" d="M68 48l-11-6v12z" />
      <Parent />
      <Bank />
      <Company />
      <Report />
      <Disc at={[110, 121]} number={1} isPrimary large />
      <Disc at={[110, 250]} number={2} isPrimary large />
      <Disc at={[26, 185]} number={3} isPrimary large />
      <Disc at={[110, 382]} number={4} isPrimary large />
      <SceneText x={172} y={44} bold>
        {words.capitalParent}
      </SceneText>
      <SceneText x={172} y={66}>
        {words.capitalSends}
      </SceneText>
      <SceneText x={172} y={186} bold>
        {words.capitalBank}
      </SceneText>
      <SceneText x={172} y={208}>
        {words.capitalPays}
      </SceneText>
      <SceneText x={172} y={316} bold>
        {words.capitalCompany}
      </SceneText>
      <SceneText x={172} y={338}>
        {words.capitalIssues}
      </SceneText>
      <SceneText x={172} y={444} bold>
        {words.capitalReserveBank}
      </SceneText>
      <SceneText x={172} y={466}>
        {words.capitalReport}
      </SceneText>
    </Drawing>
  );
}

function Parent() {
  return (
    <>
      <path className="fill-card" d="M72 84V22h60v62zM132 34l18 8v42h-18z" />
      <path strokeWidth="0.9" d={drawVerticalLines(132, 42, 18, 42, 3)} />
      <path d={drawWindows(80, 30)} />
      <path className="fill-brand" d="M68 18h68v5H68zM64 82h90v4H64zM101 22V6h1.5v16zM102 6h15v9h-15z" />
    </>
  );
}

function Bank() {
  return (
    <>
      <path className="fill-card" d="M64 178l46-20 46 20zM68 178h84v42H68z" />
      <path strokeWidth="0.9" d="M104 162h12M95 166h30M86 170h48M77 174h66" />
      <path className="fill-card" d="M66 178h88v6H66zM62 216h96v5H62zM58 221h104v5H58z" />
      <path
        className="fill-card"
        d="M72 184h11v32H72zM94 184h11v32H94zM115 184h11v32h-11zM137 184h11v32h-11z"
      />
      <path
        strokeWidth="0.8"
        d={[72, 94, 115, 137].map((x) => drawVerticalLines(x, 184, 11, 32, 3)).join('')}
      />
    </>
  );
}

function Company() {
  return (
    <>
      <path className="fill-card" d="M68 354v-50h26v-14l22 14v-14l22 14v-14l16 14v50z" />
      <path strokeWidth="0.9" d={drawHorizontalLines(68, 304, 86, 12, 3)} />
      <path className="fill-card" d="M78 322h14v12H78zM102 322h14v12h-14zM126 322h18v32h-18z" />
      <path className="fill-brand" d="M62 352h98v4H62z" />
    </>
  );
}

/** The report to the Reserve Bank. */
function Report() {
  return (
    <>
      <path className="fill-card" d="M78 420h50l14 14v58H78z" />
      <path d="M128 420v14h14" />
      <path strokeWidth="0.9" d={drawHorizontalLines(86, 438, 46, 28, 6)} />
      <circle cx="126" cy="478" r="8" className="fill-accent" />
      <circle cx="126" cy="478" r="4.5" />
    </>
  );
}
