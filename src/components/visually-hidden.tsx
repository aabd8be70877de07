interface VisuallyHiddenProps {
  /** The text, with the space that separates it from the text before: ` (opens in new tab)`. */
  children: string;
}

/**
 * Screen-reader text within a link or a button. It is out of the flow, where browsers drop the space beside it and Orca
 * reads 'Read moreabout': so the text includes its own. The space outside is for tools that compute names without a
 * layout.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return (
    <>
      {children.startsWith(' ') && ' '}
      <span className="sr-only whitespace-pre">{children}</span>
      {children.endsWith(' ') && ' '}
    </>
  );
}
