interface StarsProps {
  filled: number;
  empty: number;
}

/** A rating of five as text for readers and as shapes for eyes: filled and outlined, never colour alone (ST1). */
export function Stars({ filled, empty }: StarsProps) {
  const label = `Rated ${filled} out of ${filled + empty} stars`;
  return <span role="img" aria-label={label} className={`stars stars-${filled}`} />;
}
