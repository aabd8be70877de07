import { VisuallyHidden } from './visually-hidden.tsx';

/** Attributes of a link to another site, which opens in a new tab and says so by `NewTabNote` (NW1). */
export const inNewTab = { target: '_blank', rel: 'noopener' } as const;

/** At the end of the words of a link or a button that opens a new tab. */
export const NewTabNote = () => <VisuallyHidden> (opens in new tab)</VisuallyHidden>;
