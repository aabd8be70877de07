interface VisuallyHiddenProps {
  /** With the space that parts them from the words beside them: ` (opens in new tab)`. */
  children: string;
}

/**
 * Words within a link or a button that only a screen reader hears. They are out of the flow, where a browser drops
 * the space beside them and Orca says 'Read moreabout': so they keep one of their own. The one outside is for tools
 * that work out names without a layout.
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
