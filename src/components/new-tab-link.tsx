import type { ReactNode } from 'react';
import { linkClass } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as words from '#words/widgets.json';

/** Attributes of a link that opens a new tab; its text needs a `NewTabNote` (NW1). */
export const inNewTab = { target: '_blank', rel: 'noopener' } as const;

interface NewTabNoteProps {
  /** The link is an icon. */
  isIcon?: boolean | undefined;
}

/** The end of a link that opens a new tab: an arrow, except after an icon, and screen-reader text. */
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

/** A link to another site. It opens in a new tab, and its name says so (NW1). */
export const NewTabLink = ({ href, isIcon, className = linkClass.text, children }: NewTabLinkProps) => (
  <a href={href} {...inNewTab} className={className}>
    {children}
    <NewTabNote isIcon={isIcon} />
  </a>
);
