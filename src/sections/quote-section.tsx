import { SampleMark } from '../components/sample-mark.tsx';
import { Stars } from '../components/stars.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { Monogram } from './person-card.tsx';

interface QuoteSectionProps {
  text: string;
  name: string;
  designation: string;
  /** The rosette around the client's initial. */
  seal: RosetteName;
  /** The number of filled stars. */
  rating: number;
  emptyRating: number;
  isSample?: boolean;
}

/** A section with a quotation of one client. */
export function QuoteSection({
  text,
  name,
  designation,
  seal,
  rating,
  emptyRating,
  isSample = false,
}: QuoteSectionProps) {
  return (
    <div className="border-y-hair border-input bg-muted">
      <figure className="wrap grid gap-x-12 gap-y-6 py-band md:grid-cols-[auto_minmax(0,1fr)] md:items-center print:grid-cols-[auto_minmax(0,1fr)]">
        <Monogram name={name} seal={seal} />
        <div>
          <Stars filled={rating} empty={emptyRating} />
          <blockquote className="mt-3 max-w-[46rem] font-display text-h2-prose">
            <p>“{text}”</p>
          </blockquote>
          <p className="mt-4 leading-snug">
            <span className="font-semibold">
              {name}
              {isSample && <SampleMark />}
            </span>
            <span className="block text-sm text-foreground-soft">{designation}</span>
          </p>
        </div>
      </figure>
    </div>
  );
}
