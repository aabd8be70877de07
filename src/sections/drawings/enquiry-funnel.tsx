import { Drawing, SceneText } from '../../components/drawings/elements.tsx';
import * as words from '#words/drawings.json';
import { formatMessage } from '../../lib/format-message.ts';

export const enquiryFunnelFrame = {
  viewBox: '0 0 310 420',
  title: words.funnelTitle,
  description: words.funnelDescription,
} as const;

const funnelLines = Array.from({ length: 17 }, (_, i) => {
  const top = 34 + i * 6.5;
  const neck = 72 + i * 1.75;
  return `M${top} 30C${top} 150 ${neck} 150 ${neck} 272v24`;
}).join('');

const stages = [
  { y: 44, from: 138, name: words.funnelFound, by: words.funnelFoundBy },
  { y: 116, from: 130, name: words.funnelRead, by: words.funnelReadBy },
  { y: 188, from: 111, name: words.funnelTrusted, by: words.funnelTrustedBy },
  { y: 344, from: 117, name: words.funnelEnquires, by: words.funnelEnquiresBy },
] as const;

/** A funnel from many people who search to one who enquires. A dashed line shows that this person returns by email. */
export function EnquiryFunnel() {
  return (
    <Drawing variant="scene">
      <path strokeWidth="0.9" d={funnelLines} />
      <path strokeWidth="1.8" d="M34 30C34 150 72 150 72 272v24M138 30C138 150 100 150 100 272v24" />
      <ellipse cx="86" cy="30" rx="52" ry="12" className="fill-accent" strokeWidth="1.8" />
      <ellipse cx="86" cy="30" rx="43" ry="8" className="stroke-highlight-fine" />
      <path strokeWidth="1.4" d="M43 112q43 14 86 0M63 182q23 9 46 0M72 262q14 6 28 0" />
      <circle cx="86" cy="338" r="30" className="fill-primary stroke-foreground" strokeWidth="1.8" />
      <circle cx="86" cy="338" r="25" className="stroke-primary-foreground" />
      <path className="stroke-primary-foreground" strokeWidth="2" d="M73 329h26v18H73zM73 329l13 11 13-11" />
      <path strokeWidth="2" strokeDasharray="6 5" d="M56 338H12V30h12" />
      <path className="fill-brand" d="M34 30l-11-6v12z" />
      {stages.map(({ y, from, name, by }) => (
        <g key={name}>
          <path className="stroke-input" d={`M${from} ${y - 6}H166`} />
          <SceneText x={174} y={y} bold>
            {name}
          </SceneText>
          <SceneText x={174} y={y + 21}>
            {by}
          </SceneText>
        </g>
      ))}
      <SceneText x={12} y={406}>
        {formatMessage(words.funnelReturnsBy, {
          returns: <tspan className="fill-foreground font-semibold">{words.funnelReturns}</tspan>,
        })}
      </SceneText>
    </Drawing>
  );
}
