import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { createChatUrl, createTelUrl } from '../lib/phone.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';
import { firm } from '../site/firm.ts';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { BarAction } from './bar-action.tsx';
import { useLazyDialog } from '../components/use-lazy-dialog.ts';
import { useIsTyping } from './use-is-typing.ts';
import { useVisibilityAfterScroll } from './use-visibility-after-scroll.ts';
import * as words from '#words/site.json';
import * as common from '#words/common.json';

/** The scroll distance after which the back-to-top button is shown (specification, section 9). */
const BACK_TO_TOP_PX = 300;

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Returns whether the page is scrolled so far that the back-to-top button is shown. */
function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > BACK_TO_TOP_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

/*
 * The sizes below are in px instead of rem. Otherwise the buttons would cover more of a small screen if the visitor
 * enlarges the text (FB2).
 */

/**
 * Classes that draw the focus ring inside a button of the docked bar. The other buttons and the edge of the window would
 * cover a ring outside the button.
 */
const insetFocusClasses = 'docked:focus-visible:-outline-offset-5 docked:focus-visible:outline-current';

/**
 * Classes that hide a link visually while the row is collapsed (`data-collapsed`). The link stays visible while the row
 * contains the focus, and without JavaScript.
 */
const hiddenWhenCollapsedClasses =
  'not-no-script:group-data-collapsed:group-not-focus-within:absolute not-no-script:group-data-collapsed:group-not-focus-within:[clip-path:inset(50%)]';

const actionClasses = `grid size-[50px] cursor-pointer place-items-center border-control text-[length:19px] max-lg:not-last:border-r-0 lg:w-[44px] roomy:size-[52px] roomy:rounded-md docked:h-auto docked:min-h-[56px] docked:w-[48px] docked:border-0 docked:border-l-perforation docked:border-brand-fine docked:bg-card docked:text-brand ${insetFocusClasses}`;

const rowClasses = [
  'fixed right-[calc(12px+env(safe-area-inset-right))] bottom-[calc(12px+env(safe-area-inset-bottom))] z-30 flex translate-y-(--rise,0) transition-[translate] duration-quick ease-engrave print:hidden!',
  // A column of buttons in the margin of the page. From `roomy` on, the margin is wider than the buttons.
  'lg:right-[env(safe-area-inset-right)] roomy:right-[calc(20px+env(safe-area-inset-right))] roomy:bottom-[calc(20px+env(safe-area-inset-bottom))]',
  // A perforated bar at the lower edge of the window. In a window wider than 28rem, the bar is in the corner.
  'docked:right-0 docked:bottom-0 docked:w-[min(100%,28rem)] docked:bg-card docked:pb-[env(safe-area-inset-bottom)] docked:data-collapsed:not-focus-within:w-auto',
  // Below `roomy`, the row is hidden while the visitor types. Below `lg`, it is also hidden near the top of the page,
  // because it would cover the first lines. The row is never hidden while it contains the focus.
  'max-roomy:data-typing:not-focus-within:hidden max-lg:not-no-script:not-data-scrolled:not-focus-within:hidden',
  // With `data-hidden`, the row is out of view, but its links can be focused. When a link is focused, the row appears
  // without a transition.
  'focus-within:transition-none data-hidden:not-focus-within:translate-y-[calc(100%+20px+env(safe-area-inset-bottom))]',
  // In a low window, the row is in the flow, below the footer. It is always displayed there, because hiding the row
  // would change the height of the page. Without the padding, the buttons would be cut off, because the browser rounds
  // the height of the page down.
  'short:max-roomy:static short:max-roomy:flex! short:max-roomy:pb-px short:max-roomy:translate-none! short:max-roomy:justify-end',
].join(' ');

/**
 * The floating buttons after the footer: back to top, chat and call (FB0-FB2). In narrow windows, they form a docked bar
 * that also has the page's own action.
 */
export function FloatingActions() {
  const isScrolled = useIsScrolled();
  const {
    Dialog: CallDialog,
    close,
    handleClick,
  } = useLazyDialog(
    () => import('./call-dialog.tsx').then((module) => module.CallDialog),
    () => window.location.assign(createTelUrl(firm.phone)),
  );
  const row = useRef<HTMLElement>(null);
  const isTyping = useIsTyping();
  const { isHidden, isCollapsed } = useVisibilityAfterScroll(row);
  useLazyRoot(row);

  return (
    <aside
      ref={row}
      data-lazy=""
      aria-label={words.quickContact}
      data-floating=""
      className={`group ${rowClasses}`}
      data-scrolled={isScrolled || undefined}
      data-typing={isTyping || undefined}
      data-hidden={isHidden || undefined}
      data-collapsed={isCollapsed || undefined}
    >
      <div className="flex lg:flex-col lg:gap-2 docked:w-full docked:border-t-perforation docked:border-brand-fine short:flex-wrap short:justify-end">
        <BarAction
          data-bar-action=""
          className={`hidden flex-1 flex-col justify-center px-3 py-0.5 text-[length:min(theme(fontSize.xs),18px)]/[1.2] docked:flex ${insetFocusClasses} ${hiddenWhenCollapsedClasses}`}
        />
        {/* The button stays visible while it has the focus, because hiding it would lose the focus. */}
        <button
          type="button"
          data-needs-script=""
          className={`border-footer-foreground bg-footer text-footer-foreground group-not-data-scrolled:not-focus:hidden ${actionClasses}`}
          onClick={scrollToTop}
        >
          <Icon name="up" />
          <span className="sr-only">{words.backToTop}</span>
        </button>
        <NewTabLink
          href={createChatUrl(firm.chatNumber)}
          isIcon
          className={`border-footer-foreground bg-secondary text-secondary-foreground hover:bg-secondary-hover ${actionClasses} ${hiddenWhenCollapsedClasses}`}
        >
          <Icon name="chat" />
          <span className="sr-only">{common.chatOnWhatsApp}</span>
        </NewTabLink>
        <a
          href={createTelUrl(firm.phone)}
          data-action="call"
          className={`border-primary-foreground bg-primary text-primary-foreground hover:bg-primary-hover ${actionClasses} ${hiddenWhenCollapsedClasses}`}
          onClick={(event) => {
            if (!/Mobi|Android/.test(navigator.userAgent)) handleClick(event);
          }}
        >
          <Icon name="phone" />
          <span className="sr-only">{common.callPrefix + firm.phone}</span>
        </a>
      </div>
      {CallDialog && <CallDialog onClose={close} />}
    </aside>
  );
}
