import { connectionLost, loading } from '#words/document.json';

interface LoadingNoticeProps {
  /** Whether the notice is fixed in the corner of the window. Otherwise it is in the flow. */
  isFixed?: boolean;
}

/** Matches if the connection is slow or lost (runtime/protocol.ts). */
const whenDelayed = 'in-data-[busy=form]:block in-data-[busy=long]:block';

/**
 * A notice that the code for a press is loading: a line at the top of the window, and screen-reader text. If the
 * connection is slow or lost, a visible text. Attributes of `<html>` make them visible (runtime/protocol.ts).
 */
export const LoadingNotice = ({ isFixed = false }: LoadingNoticeProps) => (
  <div className="hidden in-data-busy:block in-data-waiting:block">
    <p className="fixed inset-x-0 top-0 z-31 h-bar bg-primary print:hidden forced-colors:bg-[Highlight]">
      <span className="sr-only">{loading}</span>
    </p>
    <p
      className={`hidden max-w-[min(26rem,100vw-1.5rem)] bg-footer px-4 py-3 text-footer-foreground ${whenDelayed} ${isFixed ? 'fixed bottom-[calc(.75rem+env(safe-area-inset-bottom))] left-3 z-31' : ''}`}
    >
      {connectionLost}
    </p>
  </div>
);
