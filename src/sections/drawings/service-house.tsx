import { Drawing, SceneText } from '../../components/drawings/elements.tsx';
import { drawHorizontalLines, drawVerticalLines } from '../../components/drawings/hatching.ts';
import * as words from '#words/drawings.json';

export const serviceHouseFrame = {
  viewBox: '0 0 314 352',
  title: words.houseTitle,
  description: words.houseDescription,
} as const;

const gableLines = [30, 36, 42, 48, 54]
  .map((y) => `M${135 - (y - 14) * 1.9} ${y}h${(y - 14) * 3.8}`)
  .join('');
const rodMarks = Array.from(
  { length: 30 },
  (_, i) => `M${i % 5 ? 281 : 277} ${28 + i * 9}h${i % 5 ? 6 : 10}`,
).join('');

/** The six tech services: five are parts of a house, and testing is a measuring rod next to it. */
export function ServiceHouse() {
  return (
    <Drawing variant="scene">
      <path className="fill-card" d="M8 84L135 14l127 70z" strokeWidth="1.8" />
      <path strokeWidth="0.9" d={gableLines} />
      <SceneText x={135} y={77} anchor="middle" bold>
        {words.houseDesign}
      </SceneText>
      <WebAndMobile />
      <CardIndex />
      <Foundation />
      <path strokeWidth="1.8" d="M281 20v276" />
      <path strokeWidth="1" d={rodMarks} />
      <path className="fill-primary stroke-foreground" strokeWidth="1.5" d="M272 296h18v14l-9 20-9-20z" />
      <path className="stroke-input" strokeDasharray="5 4" d="M8 84h266M8 158h266M8 220h266M8 290h266" />
      <text
        x="306"
        y="158"
        fontSize="16"
        textAnchor="middle"
        stroke="none"
        transform="rotate(-90 306 158)"
        className="fill-foreground font-semibold"
      >
        {words.houseTesting}
      </text>
      <SceneText x={8} y={336}>
        {words.houseLevels}
      </SceneText>
    </Drawing>
  );
}

/** The floor of web and mobile services: a browser window and two phones. */
function WebAndMobile() {
  return (
    <>
      <path className="fill-card" d="M16 88h118v66H16zM138 88h116v66H138z" />
      <path className="fill-accent" d="M38 96h74v32H38z" />
      <path d="M38 103h74M43 99.5h3M49 99.5h3" />
      <path strokeWidth="0.9" d={drawHorizontalLines(44, 104, 30, 22, 5)} />
      <path className="fill-card" d="M80 109h26v14H80z" />
      <path className="fill-accent" d="M170 95h18v34h-18zM204 95h18v34h-18z" />
      <path
        strokeWidth="0.9"
        d={drawHorizontalLines(173, 98, 12, 24, 4) + drawVerticalLines(207, 99, 12, 22, 4)}
      />
      <path d="M177 126h4M211 126h4" />
      <SceneText x={75} y={147} anchor="middle" bold>
        {words.houseWeb}
      </SceneText>
      <SceneText x={196} y={147} anchor="middle" bold>
        {words.houseMobile}
      </SceneText>
    </>
  );
}

/** The floor of the CRM service, drawn as the drawers of a card index. */
function CardIndex() {
  const drawers = [0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((column) => [24 + column * 34, 168 + row * 22] as const),
  );
  return (
    <>
      <path className="fill-card" d="M16 162h238v54H16z" />
      <path className="fill-accent" d={drawers.map(([x, y]) => `M${x} ${y}h30v19h-30z`).join('')} />
      <path
        strokeWidth="0.9"
        d={drawers.map(([x, y]) => `M${x + 8} ${y + 6}h14v5h-14zM${x + 12} ${y + 15}h6`).join('')}
      />
      <SceneText x={182} y={195} bold>
        {words.houseCrm}
      </SceneText>
    </>
  );
}

/** The cloud service, drawn as a foundation with arches. */
function Foundation() {
  const arches = [30, 76, 122].map((x) => `M${x} 286v-22a15 15 0 0 1 30 0v22z`).join('');
  return (
    <>
      <path className="fill-card" d="M8 224h254v62H8z" />
      <path strokeWidth="0.9" d={`${drawHorizontalLines(8, 224, 150, 62, 4)}M158 224v62`} />
      <path className="fill-card" d={arches} />
      <path className="fill-card stroke-none" d="M168 226h92v58h-92z" />
      <path className="fill-brand" d="M4 286h262v5H4z" />
      <SceneText x={182} y={261} bold>
        {words.houseCloud}
      </SceneText>
    </>
  );
}
