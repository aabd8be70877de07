import { connectionLost, loading } from '#words/document.json';

interface LoadingNoticeProps {
  /** Whether the visible text is fixed at the lower edge of the window. Otherwise it is in the flow. */
  isFixed?: boolean;
}

/** Classes that show an element while the connection is slow or lost (`busy` in runtime/protocol.ts). */
const delayedClasses = 'in-data-[busy=form]:block in-data-[busy=long]:block';

/**
 * A notice that code for a press is loading: a line at the top of the window, and screen-reader text. While the
 * connection is slow or lost, the notice also has a visible text. The notice is hidden unless `<html>` has `data-busy`
 * or `data-waiting` (runtime/protocol.ts).
 */
export const LoadingNotice = ({ isFixed = false }: LoadingNoticeProps) => (
  <p className="hidden in-data-busy:block in-data-waiting:block">
    <span className="fixed inset-x-0 top-0 z-31 border-t-page border-primary">
      <span className="sr-only">{loading}</span>
    </span>{' '}
    <span
      className={`hidden bg-footer px-4 py-3 text-footer-foreground ${delayedClasses} ${isFixed ? 'fixed inset-x-3 bottom-[calc(.75rem+env(safe-area-inset-bottom))] z-31 w-fit max-w-104' : ''}`}
    >
      {connectionLost}
    </span>
  </p>
);
