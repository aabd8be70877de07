import type { ReactNode } from 'react';
import { linkClass } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as words from '#words/widgets.json';

/** The attributes of a link that opens a new tab. The link must also contain a `NewTabNote` (NW1). */
export const inNewTab = { target: '_blank', rel: 'noopener' } as const;

interface NewTabNoteProps {
  /** Whether the link consists of an icon. If so, no arrow is added. */
  isIcon?: boolean | undefined;
}

/** The arrow at the end of a link that opens a new tab, and screen-reader text with the same meaning. */
export const NewTabNote = ({ isIcon = false }: NewTabNoteProps) => (
  <>
    {!isIcon && <span className="new-tab" aria-hidden="true" />}
    <VisuallyHidden>{words.opensInNewTab}</VisuallyHidden>
  </>
);

interface NewTabLinkProps extends NewTabNoteProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that opens a new tab, usually to another site. Its accessible name says that it opens a new tab (NW1). */
export const NewTabLink = ({ href, isIcon, className = linkClass.text, children }: NewTabLinkProps) => (
  <a href={href} {...inNewTab} className={className}>
    {children}
    <NewTabNote isIcon={isIcon} />
  </a>
);
