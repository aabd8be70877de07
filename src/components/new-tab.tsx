import { VisuallyHidden } from './visually-hidden.tsx';
import * as m from '#words/widgets.json';

/** Attributes of a link that opens a new tab; its text needs a `NewTabNote` (NW1). */
export const inNewTab = { target: '_blank', rel: 'noopener' } as const;

/** An arrow, except after an icon, and screen-reader text at the end of a link that opens a new tab. */
export const NewTabNote = ({ isIcon = false }: { isIcon?: boolean }) => (
  <>
    {!isIcon && <span className="new-tab" aria-hidden="true" />}
    <VisuallyHidden>{m.opensInNewTab}</VisuallyHidden>
  </>
);
