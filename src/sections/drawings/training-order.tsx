import { Drawing, SceneText } from '../../components/drawings/elements.tsx';
import { drawHorizontalLines, drawVerticalLines } from '../../components/drawings/hatching.ts';
import * as words from '#words/drawings.json';

export const trainingOrderFrame = {
  viewBox: '0 0 310 348',
  title: words.trainingTitle,
  description: words.trainingDescription,
} as const;

const barHeight = 46;

/** Two timelines of filling a vacancy: with the training after the hiring, and with the training before the vacancy. */
export function TrainingOrder() {
  return (
    <Drawing variant="scene">
      <SceneText x={104} y={16} anchor="middle" bold>
        {words.trainingVacancy}
      </SceneText>
      <path className="stroke-input" strokeWidth="1.5" strokeDasharray="5 4" d="M104 24v266" />
      <SceneText x={4} y={58} bold>
        {words.trainingHireFirst}
      </SceneText>
      <SearchBar x={104} y={72} width={56} />
      <TrainingBar x={160} y={72} width={90} />
      <WorkBar x={250} y={72} width={56} />
      <Flag x={160} y={72} />
      <SceneText x={108} y={140}>
        {words.trainingSearch}
      </SceneText>
      <SceneText x={172} y={140}>
        {words.training}
      </SceneText>
      <SceneText x={256} y={140}>
        {words.trainingWork}
      </SceneText>
      <SceneText x={4} y={190} bold>
        {words.trainingTrainFirst}
      </SceneText>
      <TrainingBar x={4} y={204} width={100} />
      <SearchBar x={104} y={204} width={56} />
      <WorkBar x={160} y={204} width={146} />
      <Flag x={160} y={204} />
      <SceneText x={22} y={272}>
        {words.training}
      </SceneText>
      <SceneText x={108} y={272}>
        {words.trainingMatch}
      </SceneText>
      <SceneText x={214} y={272}>
        {words.trainingWork}
      </SceneText>
      <path d="M4 304h302" className="stroke-input" strokeWidth="1" />
      <path d="M12 340v-24" strokeWidth="2" />
      <path className="fill-primary stroke-foreground" d="M12 316h18l-5 6 5 6H12z" />
      <SceneText x={40} y={334}>
        {words.trainingJoins}
      </SceneText>
    </Drawing>
  );
}

interface BarProps {
  x: number;
  y: number;
  width: number;
}

function SearchBar({ x, y, width }: BarProps) {
  return (
    <>
      <path className="fill-card" d={`M${x} ${y}h${width}v${barHeight}h${-width}z`} />
      <path
        className="stroke-brand-fine"
        strokeWidth="0.9"
        d={drawHorizontalLines(x, y, width, barHeight, 8)}
      />
    </>
  );
}

function TrainingBar({ x, y, width }: BarProps) {
  return (
    <>
      <path className="fill-accent" d={`M${x} ${y}h${width}v${barHeight}h${-width}z`} />
      <path
        strokeWidth="0.8"
        d={drawHorizontalLines(x, y, width, barHeight, 4) + drawVerticalLines(x, y, width, barHeight, 4)}
      />
    </>
  );
}

function WorkBar({ x, y, width }: BarProps) {
  return (
    <>
      <path className="fill-brand" d={`M${x} ${y}h${width}v${barHeight}h${-width}z`} />
      <path className="stroke-card" strokeWidth="0.9" d={drawHorizontalLines(x, y, width, barHeight, 5)} />
    </>
  );
}

function Flag({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y + barHeight}V${y - 26}`} strokeWidth="2" />
      <path className="fill-primary stroke-foreground" d={`M${x} ${y - 26}h20l-5 7 5 7h-20z`} />
    </>
  );
}
