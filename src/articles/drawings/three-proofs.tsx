import * as words from '#words/drawings.json';
import { Hatch } from '../../components/drawings/flow.tsx';
import { Drawing, FlowText } from '../../components/drawings/elements.tsx';

export const threeProofsFrame = {
  viewBox: '0 0 300 318',
  title: words.proofsTitle,
  description: words.proofsDescription,
} as const;

/** The y coordinate of the line on which the columns stand. */
const baseline = 258;
const salesHeight = 150;
const gstHeight = 27; // the example has a GST of 18% of the sales
const unpaidHeight = 34;

/** Three documents with different totals for the same sales, and the reason for each difference. */
export function ThreeProofs() {
  return (
    <Drawing variant="plain">
      <Column x={4} height={salesHeight} name={words.proofsTaxReturn} />
      <Column
        x={112}
        height={salesHeight}
        top={{ height: gstHeight, label: words.proofsGst }}
        name={words.proofsGstReturns}
      />
      <Column
        x={220}
        height={salesHeight + gstHeight - unpaidHeight}
        top={{ height: unpaidHeight, label: words.proofsUnpaid }}
        name={words.proofsStatements}
        isTopMissing
      />
      <path
        d={`M0 ${baseline - salesHeight}h300`}
        strokeDasharray="5 4"
        strokeWidth={1.5}
        className="stroke-brand"
      />
      <path d={`M0 ${baseline}h300`} strokeWidth={1.7} className="stroke-brand" />
      <FlowText at={[4, baseline - salesHeight - 10]} align="start">
        {words.proofsSales}
      </FlowText>
    </Drawing>
  );
}

interface ColumnProps {
  x: number;
  height: number;
  /** A part on top of the column, and its label. */
  top?: { height: number; label: string };
  /** The name of the document, in one or two lines. */
  name: string;
  /** Whether the document leaves out the part on top. The part then has a dashed outline. */
  isTopMissing?: boolean;
}

function Column({ x, height, top, name, isTopMissing = false }: ColumnProps) {
  const y = baseline - height;
  return (
    <>
      <rect x={x} y={y} width={76} height={height} strokeWidth={1.5} className="fill-accent stroke-brand" />
      <Hatch x={x} y={y} width={76} height={height} gap={4} />
      {top && (
        <>
          <rect
            x={x}
            y={y - top.height}
            width={76}
            height={top.height}
            strokeWidth={1.5}
            strokeDasharray={isTopMissing ? '4 3' : undefined}
            className="fill-card stroke-brand"
          />
          <FlowText at={[x + 38, y - top.height / 2 + 5]}>{top.label}</FlowText>
        </>
      )}
      {name.split('\n').map((line, index) => (
        <FlowText key={line} at={[x + 38, baseline + 24 + 18 * index]}>
          {line}
        </FlowText>
      ))}
    </>
  );
}
