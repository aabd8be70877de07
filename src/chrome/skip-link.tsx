/** The first tab stop. A native link: the browser moves focus to `main` (SK1, SK2). */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only bg-card px-5 py-3 font-semibold text-foreground underline focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50 focus:border-control focus:border-foreground focus:px-5 focus:py-3"
    >
      Skip to main content
    </a>
  );
}
