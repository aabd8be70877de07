import * as words from '#words/drawings.json';
import { Face, HatchDefs, Solid } from '../../components/vignette-parts.tsx';
import { Disc, Drawing, SceneText } from '../../components/drawings/elements.tsx';

export const letterPointsFrame = {
  viewBox: '0 0 300 420',
  title: words.letterTitle,
  description: words.letterDescription,
} as const;

const points = [
  words.letterAmount,
  words.letterRate,
  words.letterTerm,
  words.letterSecurity,
  words.letterCharges,
  words.letterInsurance,
  words.letterBefore,
  words.letterDuring,
  words.letterDefault,
];

/** A lender’s letter with numbered points. The list in the article has the same numbers. */
export function LetterPoints() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <Solid d="M4 4h244l48 48v364H4z" />
      <path d="M12 12h228M12 12v396h276V56M248 4v48h48" strokeWidth={1.2} />
      <Face d="M30 30h30v26H30z" hatch="slant" />
      <path d="M30 30h30v26H30zM72 36h92M72 50h56" strokeWidth={3} />
      {points.map((point, index) => {
        const y = 88 + index * 34;
        return (
          <g key={point}>
            <path d={`M64 ${y + 14}h208`} strokeWidth={0.8} />
            <SceneText x={64} y={y + 6}>
              {point}
            </SceneText>
            <Disc at={[40, y]} number={index + 1} isPrimary large />
          </g>
        );
      })}
      <path d="M190 396q10-24 16-6t12-4 10 4 12-8 14 6 20-2" strokeWidth={1.6} />
    </Drawing>
  );
}
