import { use } from 'react';
import type { ReactNode } from 'react';
import { BandArt } from '../components/band-art.tsx';
import { CurrentPage } from '../components/current-page.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { isPageMark, getRosette } from '../site/page-info.ts';
import { joinBasisTexts } from './figure-basis.ts';
import type { FigureItem } from './figure-section.tsx';
import { PageAction } from './page-action.tsx';
import { FigureText, formatFigure } from './figure-text.tsx';

interface FigureSpreadProps {
  /** The large figure. Prefer a term or an example to a result of the firm, which the firm would have to prove. */
  figure: FigureItem;
  /** Further figures in smaller type. On phones, each has its own row, with the label on the left. */
  items?: readonly FigureItem[];
  /** Whether the section ends with the page's action. */
  hasAction?: boolean;
  /** The end of the note below the figures. The note starts with the `basis` of each figure. */
  note?: string;
}

/** A dark section with one very large figure next to the page's rosette. Use it once per page. */
export function FigureSpread({ figure, items = [], hasAction, note }: FigureSpreadProps) {
  const page = use(CurrentPage);
  const mark = page && getRosette(page);
  const notes = [joinBasisTexts([figure, ...items]), note].filter(Boolean).join(' ');
  return (
    <div className="relative overflow-clip bg-secondary on-secondary text-secondary-foreground">
      <div className="waves" aria-hidden="true" />
      {mark && (
        <BandArt
          name={mark}
          variant={isWide(figure) ? 'complete' : 'faded'}
          className={isPageMark(mark) ? 'max-lg:hidden' : ''}
        />
      )}
      <div className="relative wrap py-section lg:py-band print:break-inside-avoid">
        <p className="flex flex-col gap-x-8 lg:flex-row lg:items-center print:flex-row print:items-baseline">
          <FigureWithLabel
            {...figure}
            labelClasses="font-display text-h2-prose text-balance lg:max-w-[32rem]"
            figureClasses={`text-spread lg:text-[12rem] lg:whitespace-nowrap print:text-[2.6rem] print:whitespace-nowrap ${getPhoneSizeClass(figure)}`}
          >
            <FigureText {...figure} />
          </FigureWithLabel>
        </p>
        {items.length > 0 && (
          <ul role="list" className="mt-apart grid sm:flex sm:gap-4 lg:max-w-3/5">
            {items.map((item) => (
              <li
                key={item.label}
                className="grid flex-1 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t-hair border-secondary-border py-3 sm:flex sm:flex-col"
              >
                <FigureWithLabel
                  {...item}
                  labelClasses="text-sm text-secondary-foreground-soft sm:text-base"
                  figureClasses="text-h3 whitespace-nowrap max-sm:order-last"
                >
                  {formatFigure(item)}
                </FigureWithLabel>
              </li>
            ))}
          </ul>
        )}
        {notes && (
          <p role="note" className="mt-close text-sm text-secondary-foreground-soft lg:max-w-3/5">
            {preventRangeWraps(notes)}
          </p>
        )}
        {hasAction && <PageAction />}
      </div>
    </div>
  );
}

/** Estimates the width of a figure. A character of the value is as wide as three characters of the unit. */
const estimateWidth = ({ value, to = '', unit = '' }: FigureItem) => 3 * (value + to).length + unit.length;

/** Returns whether a figure is so wide that it would overlap the large rosette. */
const isWide = (figure: FigureItem) => estimateWidth(figure) > 12;

/** Returns the class that makes a short figure larger on phones. Returns '' for a wide figure. */
function getPhoneSizeClass(figure: FigureItem) {
  if (isWide(figure)) return '';
  return estimateWidth(figure) > 7 ? 'max-sm:text-[30vw]' : 'max-sm:text-[40vw]';
}

interface FigureWithLabelProps {
  label: string;
  source?: string;
  labelClasses: string;
  figureClasses: string;
  children: ReactNode;
}

/**
 * A figure and its label. The figure is first in the HTML, so that the figure and the label are one sentence when screen
 * readers announce them, and when visitors copy them.
 */
const FigureWithLabel = ({ label, source, labelClasses, figureClasses, children }: FigureWithLabelProps) => (
  <>
    <b className={`font-display font-bold ${figureClasses}`}>
      {children}
      {source === '' && <SampleMark />}
    </b>{' '}
    <span className={labelClasses}>{preventRangeWraps(label)}</span>
  </>
);
