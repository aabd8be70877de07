import * as words from '#words/drawings.json';
import { Hatch } from '../../components/drawings/flow.tsx';
import { Drawing, FlowText } from '../../components/drawings/elements.tsx';

export const threeProofsFrame = {
  viewBox: '0 0 300 318',
  title: words.proofsTitle,
  description: words.proofsDescription,
} as const;

const base = 258;
const sales = 150;
const gst = 27; // 18%, an example
const unpaid = 34;

/** Three documents with different totals for the same sales, and the reason for each difference. */
export function ThreeProofs() {
  return (
    <Drawing variant="plain">
      <Column x={4} height={sales} words={words.proofsTaxReturn} />
      <Column x={112} height={sales} top={[gst, words.proofsGst]} words={words.proofsGstReturns} />
      <Column
        x={220}
        height={sales + gst - unpaid}
        top={[unpaid, words.proofsUnpaid]}
        words={words.proofsStatements}
        open
      />
      <path d={`M0 ${base - sales}h300`} strokeDasharray="5 4" strokeWidth={1.5} className="stroke-brand" />
      <path d={`M0 ${base}h300`} strokeWidth={1.7} className="stroke-brand" />
      <FlowText at={[4, base - sales - 10]} align="start">
        {words.proofsSales}
      </FlowText>
    </Drawing>
  );
}

interface ColumnProps {
  x: number;
  height: number;
  /** The part above the sales, and its label. */
  top?: readonly [height: number, words: string];
  /** The name of the document, in one or two lines. */
  words: string;
  /** The document lacks the part above the sales. */
  open?: boolean;
}

function Column({ x, height, top, words, open = false }: ColumnProps) {
  const y = base - height;
  return (
    <>
      <rect x={x} y={y} width={76} height={height} strokeWidth={1.5} className="fill-accent stroke-brand" />
      <Hatch x={x} y={y} width={76} height={height} step={4} />
      {top && (
        <>
          <rect
            x={x}
            y={y - top[0]}
            width={76}
            height={top[0]}
            strokeWidth={1.5}
            strokeDasharray={open ? '4 3' : undefined}
            className="fill-card stroke-brand"
          />
          <FlowText at={[x + 38, y - top[0] / 2 + 5]}>{top[1]}</FlowText>
        </>
      )}
      {words.split('\n').map((line, index) => (
        <FlowText key={line} at={[x + 38, base + 24 + 18 * index]}>
          {line}
        </FlowText>
      ))}
    </>
  );
}
