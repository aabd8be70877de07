import { lazyPart } from '../runtime/lazy-part.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Seal } from '../components/rosette.tsx';
import { Stars } from '../components/stars.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { isSample } from '../site/sample.ts';
import { SectionHead } from './section-head.tsx';

const Carousel = lazyPart(() => import('../components/carousel.tsx').then((module) => module.Carousel));

interface Testimonial {
  title: string;
  text: string;
  name: string;
  designation: string;
  /** Number of filled stars, out of five. */
  rating: number;
  emptyRating: number;
  /** Rosette around the initial: that of the service in question. */
  seal: RosetteName;
}

interface TestimonialsProps {
  note: string;
  title: string;
  testimonials: readonly Testimonial[];
}

/** Carousel of client testimonials with ratings. */
export function Testimonials({ note, title, testimonials }: TestimonialsProps) {
  return (
    <div className="wrap py-section">
      <Carousel
        label={note}
        slidesPerView="quotes"
        loop
        interval={2000}
        head={(controls) => <SectionHead note={note} title={title} aside={controls} layout="wide" />}
        slides={testimonials.map((testimonial) => ({
          key: testimonial.name,
          title: testimonial.title,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </div>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { title, text, name, designation, rating, emptyRating, seal } = testimonial;
  return (
    <div className="@container h-full">
      <figure className="slip">
        <div className="slip-stub">
          <span className="slip-seal" aria-hidden="true">
            <Seal name={seal} />
            <span className="slip-initial">{name.charAt(0).toUpperCase()}</span>
          </span>
          <Stars filled={rating} empty={emptyRating} />
        </div>
        <div className="slip-body">
          <h3 className="font-display text-h3 font-bold">{title}</h3>
          <blockquote className="slip-quote font-display text-quote">
            <p>{text}</p>
          </blockquote>
          <p className="mt-auto border-t-hair border-input pt-3 leading-snug">
            <span className="block font-display text-note italic">
              {name}
              {isSample(testimonial) && <SampleMark />}
            </span>
            <span className="text-xs text-muted-foreground">{designation}</span>
          </p>
        </div>
      </figure>
    </div>
  );
}
