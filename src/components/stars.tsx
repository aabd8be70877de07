const STAR =
  'M12 2.600l2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500L2.500 9.500l6.600-.9z';

interface StarsProps {
  filled: number;
  empty: number;
}

/** A rating as text for readers and as shapes for eyes: filled and outlined, never colour alone (ST1). */
export function Stars({ filled, empty }: StarsProps) {
  const total = filled + empty;
  return (
    <span role="img" aria-label={`Rated ${filled} out of ${total} stars`} className="flex gap-1">
      {Array.from({ length: total }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
          className={`size-6 stroke-saffron stroke-[1.5] ${i < filled ? 'star-filled' : 'fill-none'}`}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
