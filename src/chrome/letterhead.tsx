import { useRef } from 'react';
import { useHydrated } from '../components/use-hydrated.ts';
import { BarAction } from './bar-action.tsx';
import { Brand } from './brand.tsx';
import { useLetterheadVisibility } from './use-letterhead-visibility.ts';

const barClasses = [
  // The bar is not displayed in narrow windows, because the docked bar has the action, and in low windows, because it
  // would take too much of the height.
  'fixed inset-x-0 top-0 z-30 hidden border-b-frame border-brand bg-card lg:[@media(min-height:37.5rem)]:block print:hidden!',
  // The bar stays visible while it contains the focus.
  'invisible -translate-y-full transition-[translate] duration-quick ease-engrave focus-within:visible focus-within:translate-y-0 data-shown:visible data-shown:translate-y-0',
].join(' ');

/** A slim bar at the top of the window with the firm's name and the page's action. A scroll up shows the bar. */
function Letterhead() {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useLetterheadVisibility(bar);
  return (
    <div ref={bar} className={barClasses} data-shown={isShown || undefined}>
      <div className="wrap flex items-stretch justify-between">
        <Brand variant="letterhead" />
        <BarAction className="flex min-h-14 items-center gap-3 border-l-perforation border-brand-fine px-6" />
      </div>
    </div>
  );
}

/** Renders the letterhead after hydration, because it needs scripts. */
export const HydratedLetterhead = () => useHydrated() && <Letterhead />;
