import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

interface StarsProps {
  filled: number;
  empty: number;
}

/** A rating with one accessible name. Filled and empty stars differ in shape, and not only in colour (ST1). */
export function Stars({ filled, empty }: StarsProps) {
  const label = formatMessage(words.rated, { filled, all: filled + empty });
  return <span role="img" aria-label={label} className={`stars stars-${filled}`} />;
}
