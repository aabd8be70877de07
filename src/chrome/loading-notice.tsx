import { connectionLost, loading } from '#words/document.json';

interface LoadingNoticeProps {
  /** Whether the notice is fixed in the corner of the window. Otherwise it is in the flow. */
  isFixed?: boolean;
}

/**
 * A notice that code for a press is loading, and after some time that the connection is slow or lost. Attributes of
 * `<html>` make it visible (runtime/protocol.ts).
 */
export const LoadingNotice = ({ isFixed = false }: LoadingNoticeProps) => (
  <p
    className={`hidden max-w-[min(26rem,100vw-1.5rem)] bg-footer px-4 py-3 text-footer-foreground in-data-busy:block in-data-waiting:block ${isFixed ? 'fixed bottom-[calc(.75rem+env(safe-area-inset-bottom))] left-3 z-31' : ''}`}
  >
    {loading}{' '}
    <span className="hidden in-data-[busy=form]:inline in-data-[busy=long]:inline">{connectionLost}</span>
  </p>
);
