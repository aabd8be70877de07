interface VisuallyHiddenProps {
  /** The text, including the space that separates it from the text before or after it: ' (opens in new tab)'. */
  children: string;
}

/**
 * Screen-reader text before or after visible text. The space is inside the element, because the element is positioned
 * absolutely: browsers drop a space next to such an element, and Orca would read 'Read moreabout'. A second space is
 * outside the element, for tools that compute accessible names without layout.
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
