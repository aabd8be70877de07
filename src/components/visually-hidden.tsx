interface VisuallyHiddenProps {
  /** The text. It starts with the space that separates it from the preceding text: ` (opens in new tab)`. */
  children: string;
}

/**
 * Screen-reader text within a link or a button. The text includes a space: it is out of the flow, where browsers drop
 * the space before it, and Orca would read 'Read moreabout'. The space outside is for tools that compute names without
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
