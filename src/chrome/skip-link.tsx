import * as words from '#words/site.json';

/** The first tab stop: a link that moves the focus to `main` (SK1, SK2). */
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
