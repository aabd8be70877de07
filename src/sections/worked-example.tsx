import type { ReactNode } from 'react';
import { AmountList } from '../components/amount-list.tsx';
import type { Amount } from '../components/amount-list.tsx';
import { Rosette } from '../components/rosette.tsx';
import { SheetBackground } from '../components/sheet-background.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface WorkedExampleProps {
  /** A decorative serial number, such as 'No. 000417'. */
  serial: string;
  title: string;
  text: string;
  rosette: RosetteName;
  rows: readonly Amount[];
  /** Small print below the rows. */
  note?: ReactNode;
}

/** A worked example, styled as an engraved bill, with the terms on the left and the calculation on the right. */
export function WorkedExample({ serial, title, text, rosette, rows, note }: WorkedExampleProps) {
  return (
    <div data-sheet="" className="@container frame [--r:theme(borderRadius.specimen)]">
      <SheetBackground>
        <div className="cut z-1 opacity-70">
          <div className="absolute -top-20 -right-20 w-40 @min-[38rem]:top-auto @min-[38rem]:right-auto @min-[38rem]:bottom-[-10.6rem] @min-[38rem]:left-[2.6rem] @min-[38rem]:w-60">
            <Rosette name={rosette} size="plate" />
          </div>
        </div>
      </SheetBackground>
      {/* If the text is enlarged to 200%, the layout has one column, because both parts need the full width. */}
      <div className="relative grid gap-[1.4rem] px-[min(1.5rem,6vw)] py-[1.9rem] @min-[38rem]:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] @min-[38rem]:gap-9 @min-[38rem]:px-[2.4rem] @min-[38rem]:pt-[2.4rem] @min-[38rem]:pb-[2.2rem]">
        <div>
          <p className="text-sm font-semibold [letter-spacing:.025em] text-highlight">{serial}</p>
          <h3 className="mt-2 mb-2.5 font-display text-h2-prose">{preventRangeWraps(title)}</h3>
          <p className="text-sm text-foreground-soft">{text}</p>
        </div>
        <div>
          <AmountList rows={rows} />
          {note && <p className="mt-2.5 text-xs text-foreground-soft">{note}</p>}
        </div>
      </div>
    </div>
  );
}
