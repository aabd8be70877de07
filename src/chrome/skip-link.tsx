import * as words from '#words/site.json';

/** The first tab stop. It is a link to `main`, and the browser moves the focus there (SK1, SK2). */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-3 left-3 z-50 max-w-[90vw] border-control border-foreground bg-card px-5 py-3 font-semibold text-foreground underline not-focus:sr-only"
    >
      {words.skipToContent}
    </a>
  );
}
