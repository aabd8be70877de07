import { Face, HatchDefs, Solid } from '../../components/vignette-parts.tsx';
import { Disc, Drawing, SceneText } from '../../components/drawings/elements.tsx';

export const letterPointsFrame = {
  viewBox: '0 0 300 420',
  title: 'A sanction letter with its nine points',
  description:
    'A letter with nine numbered lines, in the order of the list below: amount, interest rate, term, security, later charges, insurance, conditions before payment, conditions during the loan, and default.',
} as const;

const points = [
  'Amount, payment',
  'Fixed or floating',
  'Term, first EMI',
  'Security',
  'Later charges',
  'Insurance',
  'Before payment',
  'During the loan',
  'What is default',
];

/** A lender’s letter; the numbers are those of the list in the article. */
export function LetterPoints() {
  return (
    <Drawing variant="scene">
      <HatchDefs />
      <Solid d="M4 4h244l48 48v364H4z" />
      <path d="M12 12h228M12 12v396h276V56M248 4v48h48" strokeWidth={1.2} />
      <Face d="M30 30h30v26H30z" hatch="slant" />
      <path d="M30 30h30v26H30zM72 36h92M72 50h56" strokeWidth={3} />
      {points.map((words, index) => {
        const y = 88 + index * 34;
        return (
          <g key={words}>
            <path d={`M64 ${y + 14}h208`} strokeWidth={0.8} />
            <SceneText x={64} y={y + 6}>
              {words}
            </SceneText>
            <Disc at={[40, y]} number={index + 1} loud large />
          </g>
        );
      })}
      <path d="M190 396q10-24 16-6t12-4 10 4 12-8 14 6 20-2" strokeWidth={1.6} />
    </Drawing>
  );
}
