import { Drawing, FlowText } from '../../components/drawings/elements.tsx';
import { Arrow, LabelBox } from '../../components/drawings/flow.tsx';
import * as words from '#words/drawings.json';

export const nriAccountsFrame = {
  viewBox: '0 0 320 336',
  title: words.nriTitle,
  description: words.nriDescription,
} as const;

const box = { width: 142, height: 62 };
/** The x coordinates of each column: its left edge and its middle. */
const fromAbroad = { x: 4, middle: 75 };
const fromIndia = { x: 174, middle: 245 };

/** The accounts for money from abroad and for money from India, and the conditions for sending the money abroad. */
export function NriAccounts() {
  return (
    <Drawing variant="plain">
      {[fromAbroad.middle, fromIndia.middle].map((x) => (
        <Arrow key={x} points={`${x},66 ${x},102`} />
      ))}
      <Arrow points={`${fromAbroad.middle},166 ${fromAbroad.middle},268`} variant="money" />
      <Arrow points={`${fromIndia.middle},166 ${fromIndia.middle},268`} variant="dashed" />
      <LabelBox {...box} x={fromAbroad.x} y={4} lines={words.nriFromAbroad.split('\n')} />
      <LabelBox {...box} x={fromIndia.x} y={4} lines={words.nriFromIndia.split('\n')} />
      <LabelBox {...box} x={fromAbroad.x} y={104} lines={words.nriFree.split('\n')} />
      <LabelBox {...box} x={fromIndia.x} y={104} lines={words.nriLimited.split('\n')} />
      <LabelBox x={4} y={270} width={312} height={62} lines={[words.nriAccountAbroad]} />
      <FlowText at={[fromAbroad.middle, 216]} gap={100}>
        {words.nriFreely}
      </FlowText>
      {words.nriLimit.split('\n').map((line, i) => (
        <FlowText key={line} at={[fromIndia.middle, 198 + i * 19]} gap={140}>
          {line}
        </FlowText>
      ))}
    </Drawing>
  );
}
