import { Fragment } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

interface Stage {
  title: string;
  text: string;
  points: readonly string[];
}

interface StageCardsProps {
  /** The stages. There can be at most seven, because there are seven stamps. */
  stages: readonly Stage[];
  /** The content of the last page, which has no stamp. */
  last: { text: string; link: { to: To; label: string } };
}

/** The two outlines of each stamp, and its rotation in degrees around the centre (56, 42). */
const stamps: readonly (readonly [outer: string, inner: string, turn: number])[] = [
  ['M6 10h100v64H6z', 'M12 16h88v52H12z', -6],
  ['M56 2a40 40 0 0 1 0 80a40 40 0 0 1 0-80z', 'M56 8a34 34 0 0 1 0 68a34 34 0 0 1 0-68z', 5],
  ['M28 8h56l26 34-26 34H28L2 42z', 'M31 14h50l22 28-22 28H31L9 42z', -4],
  ['M56 6a52 36 0 0 1 0 72a52 36 0 0 1 0-72z', 'M56 12a45 30 0 0 1 0 60a45 30 0 0 1 0-60z', 8],
  ['M22 2h68l18 18v44L90 82H22L4 64V20z', 'M25 8h62l15 15v38L87 76H25L10 61V23z', -8],
  ['M6 82V42a50 40 0 0 1 100 0v40z', 'M12 76V43a44 34 0 0 1 88 0v33z', 4],
  ['M6 22a12 12 0 0 0 12-12h76a12 12 0 0 0 12 12v40a12 12 0 0 0-12 12H18A12 12 0 0 0 6 62z', 'M12 27a17 17 0 0 0 10-11h68a17 17 0 0 0 10 11v30a17 17 0 0 0-10 11H22a17 17 0 0 0-10-11z', -5],
]; // oxfmt-ignore

/** The stages of a process, styled as the stamped pages of a passport. */
export function StageCards({ stages, last: { text, link } }: StageCardsProps) {
  return (
    <div className="frame p-apart">
      <FrameBackground />
      <div className="relative grid gap-x-8 gap-y-close sm:grid-cols-2 lg:grid-cols-4">
        <ol role="list" className="contents">
          {stages.map(({ title, text: stageText, points }, index) => (
            <li key={title} className="border-t-hair border-input pt-3 max-lg:flex max-lg:gap-4 sm:pb-6">
              <Stamp number={index + 1} />
              <div>
                <h3 className="font-display text-h3 font-bold">{noWrapRanges(title)}</h3>
                <p className="mt-1 text-detail text-foreground-soft">{noWrapRanges(stageText)}</p>
                <ul role="list" className="mt-1 text-xs text-muted-foreground">
                  {points.map((point) => (
                    <Fragment key={point}>
                      <li className="dot-separated">{point}</li>{' '}
                    </Fragment>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid content-center border-t-hair border-input pt-3 text-center">
          <p className={noteClasses}>{text}</p>
          <p>
            <Link to={link.to} variant="line">
              {link.label}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function Stamp({ number }: { number: number }) {
  const [outer, inner, turn] = stamps[number - 1] ?? [];
  return (
    <svg
      viewBox="0 30 112 54"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={`mb-2 w-14 max-w-28 flex-none self-start overflow-visible lg:w-full ${number % 2 ? 'text-brand' : 'text-highlight'}`}
    >
      <g transform={`rotate(${turn} 56 42)`}>
        <path strokeWidth="2.5" d={outer} />
        <path d={inner} />
        <path d="M30 24h52M30 60h52" strokeDasharray="9 3 4 3" />
        <text
          x="56"
          y="53"
          fontSize="32"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          className="font-display font-bold"
        >
          {number}
        </text>
      </g>
    </svg>
  );
}
