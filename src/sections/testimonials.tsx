import { lazyPart } from '../runtime/lazy-part.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Rosette } from '../components/rosette.tsx';
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
  /** The number of filled stars. */
  rating: number;
  emptyRating: number;
  /** The rosette of the service, around the client's initial. */
  seal: RosetteName;
}

interface TestimonialsProps {
  /** The accessible name of the carousel. */
  label: string;
  title: string;
  testimonials: readonly Testimonial[];
}

export function Testimonials({ label, title, testimonials }: TestimonialsProps) {
  return (
    <div className="wrap py-section">
      <Carousel
        label={label}
        slidesPerView="quotes"
        interval={2000}
        renderHead={(controls) => <SectionHead title={title} aside={controls} />}
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
      <figure className="grid h-full grid-rows-[auto_1fr] border-hair border-y-account border-input border-y-brand bg-card @min-[34rem]:grid-cols-[10.75rem_1fr] @min-[34rem]:grid-rows-none print:break-inside-avoid">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-accent px-5 py-4 @min-[34rem]:flex-col @min-[34rem]:flex-nowrap @min-[34rem]:justify-center @min-[34rem]:gap-5 @min-[34rem]:px-4 @min-[34rem]:py-6">
          <span className="overlay w-[64px] @min-[34rem]:my-3 @min-[34rem]:scale-[1.35]" aria-hidden="true">
            <Rosette name={seal} size="medallion" />
            <span className="grid size-[36px] place-items-center rounded-full bg-accent font-display text-note leading-none font-bold text-brand">
              {name.charAt(0).toUpperCase()}
            </span>
          </span>
          <Stars filled={rating} empty={emptyRating} />
        </div>
        <div className="relative flex flex-col gap-3 border-t-perforation border-brand-fine px-5 pt-6 pb-5 @min-[34rem]:border-t-0 @min-[34rem]:border-l-perforation @min-[34rem]:px-8 @min-[34rem]:pt-7 @min-[34rem]:pb-6">
          <h3 className="font-display text-h3 font-bold">{title}</h3>
          <blockquote className="mb-3 font-display text-quote [hanging-punctuation:first_last]">
            <p className="before:content-[open-quote] after:content-[close-quote]">{text}</p>
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
