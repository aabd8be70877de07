import { use } from 'react';
import type { ReactNode } from 'react';
import { BandArt } from '../components/band-art.tsx';
import { CurrentPage } from '../components/current-page.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { isPageMark, rosetteOf } from '../site/page-info.ts';
import { basisOf } from './figure-basis.ts';
import type { FigureItem } from './figure-section.tsx';
import { PageAction } from './page-action.tsx';
import { figureString, FigureText } from './figure-text.tsx';

interface FigureSpreadProps {
  /** The large figure: a term or an example, not a result that the firm must prove. */
  figure: FigureItem;
  /** Further figures in small type. On phones there is one per row, after its label. */
  items?: readonly FigureItem[];
  /** Whether the section is low on desktops, with the label to the right of the figure: for a less important figure. */
  low?: boolean;
  /** Whether the section ends with the page's action. */
  action?: boolean;
  /** The end of the note below the figures, after what they measure. */
  note?: string;
}

/** A section with one very large figure on the page's rosette, once per page. */
export function FigureSpread({ figure, items = [], low, action, note }: FigureSpreadProps) {
  const page = use(CurrentPage);
  const mark = page && rosetteOf(page);
  const notes = [basisOf([figure, ...items]), note].filter(Boolean).join(' ');
  return (
    <div className="relative overflow-clip bg-secondary text-secondary-foreground on-secondary">
      <div className="waves" aria-hidden="true" />
      {/* In a narrow window a part of the rosette is visible above the text. */}
      {mark && (
        <BandArt
          name={mark}
          variant={isWide(figure) ? 'complete' : 'faded'}
          className={isPageMark(mark) ? 'max-lg:hidden' : ''}
        />
      )}
      <div className={`relative wrap py-section ${low ? 'lg:py-band' : ''}`}>
        <p className={`flex flex-col ${low ? 'gap-x-8 lg:flex-row lg:items-center' : ''}`}>
          <FigureWithLabel
            {...figure}
            name={`font-display text-h2-prose text-balance ${low ? 'lg:max-w-72' : 'lg:max-w-3/5'}`}
            size={`text-spread ${low ? 'lg:text-[12rem] lg:whitespace-nowrap' : ''} ${sizeOf(figure)}`}
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
                  name="text-sm text-secondary-foreground-soft sm:text-base"
                  size="text-h3 whitespace-nowrap max-sm:order-last"
                >
                  {figureString(item)}
                </FigureWithLabel>
              </li>
            ))}
          </ul>
        )}
        {notes && (
          <p role="note" className="mt-close text-sm text-secondary-foreground-soft lg:max-w-3/5">
            {noWrapRanges(notes)}
          </p>
        )}
        {action && <PageAction />}
      </div>
    </div>
  );
}

/** Returns the width of a figure. A digit is about as wide as three letters of the unit. */
const widthOf = ({ value, to = '', unit = '' }: FigureItem) => 3 * (value + to).length + unit.length;

/** Whether a figure is so wide that it would overlap the rosette. */
const isWide = (figure: FigureItem) => widthOf(figure) > 12;

/** The size of a short figure, which is larger on phones. */
function sizeOf(figure: FigureItem) {
  if (isWide(figure)) return '';
  return widthOf(figure) > 7 ? 'max-sm:text-[30vw]' : 'max-sm:text-[40vw]';
}

interface FigureWithLabelProps {
  label: string;
  source?: string;
  name: string;
  size: string;
  children: ReactNode;
}

/** A figure and the label that continues it, in this order in the HTML: they are announced and copied as a sentence. */
const FigureWithLabel = ({ label, source, name, size, children }: FigureWithLabelProps) => (
  <>
    <b className={`font-display font-bold ${size}`}>
      {children}
      {source === '' && <SampleMark />}
    </b>{' '}
    <span className={name}>{label}</span>
  </>
);
