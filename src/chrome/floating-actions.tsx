import { useEffect, useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { chatAddress, telLink } from '../lib/phone.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';
import { withNotice } from '../runtime/waiting-notice.ts';
import { firm } from '../site/firm.ts';
import { actionTarget, match } from '../site/page-info.ts';
import type { CallDialogProps } from './call-dialog.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { useAfterNavigation } from '../components/use-after-navigation.ts';
import { useHideWhileTyping, useRestPosition } from './use-auto-hide.ts';
import * as m from '#words/site.json';
import * as common from '#words/common.json';

/** Scroll distance in px after which back-to-top appears (specification, section 9). */
const BACK_TO_TOP_PX = 300;

function backToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

function useScrolled() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > BACK_TO_TOP_PX);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}

/** The page's own action, in the bar of phones. */
function BarAction() {
  const row = match(useLocation().pathname);
  return (
    <PageAnchor
      to={actionTarget(row)}
      className="bar-action bg-primary text-primary-foreground hover:bg-primary-hover"
    >
      {row?.actionFigure && <span className="font-normal">{row.actionFigure}</span>}{' '}
      {row?.action ?? common.sendAnEnquiry}
    </PageAnchor>
  );
}

/**
 * Back to top, chat and call: the last controls of the page (FB0-FB2). On phones they are one bar with the page's own
 * action.
 */
export function FloatingActions() {
  const scrolled = useScrolled();
  const [calling, setCalling] = useState(false);
  const [CallDialog, setCallDialog] = useState<ComponentType<CallDialogProps>>();
  const caller = useRef<HTMLAnchorElement>(null);
  const row = useRef<HTMLElement>(null);
  const isHidden = useHideWhileTyping();
  const { isAway, isBare } = useRestPosition(row);
  useAfterNavigation(() => setCalling(false));
  useLazyRoot(row);

  const call = async (event: MouseEvent) => {
    if (/Mobi|Android/.test(navigator.userAgent)) return;
    event.preventDefault();
    caller.current?.focus(); // Safari does not focus a clicked link, and the dialog returns focus to the focused element
    try {
      const loaded = await withNotice(import('./call-dialog.tsx'));
      setCallDialog(() => loaded.CallDialog);
      setCalling(true);
    } catch {
      window.location.href = telLink(firm.phone);
    }
  };

  return (
    <aside
      ref={row}
      data-lazy=""
      aria-label={m.quickContact}
      className="floating group"
      data-scrolled={scrolled || undefined}
      data-gives-way={isHidden || undefined}
      data-away={isAway || undefined}
      data-bare={isBare || undefined}
    >
      <div className="flex lg:flex-col lg:gap-2 docked:perforation-x docked:w-full short:flex-wrap short:justify-end">
        <BarAction />
        {/* A button with focus is not hidden: the focus would be lost. */}
        <button
          type="button"
          data-needs-script=""
          className="floating-action bg-footer text-footer-foreground group-not-data-scrolled:not-focus:hidden docked:bg-card docked:text-brand"
          onClick={backToTop}
        >
          <Icon name="up" />
          <span className="sr-only">{m.backToTop}</span>
        </button>
        <NewTabLink href={chatAddress(firm.chatNumber)} variant="floating">
          <Icon name="chat" />
          <span className="sr-only">{common.chatOnWhatsApp}</span>
        </NewTabLink>
        <a
          ref={caller}
          href={telLink(firm.phone)}
          data-action="call"
          className="floating-action border-primary-foreground bg-primary text-primary-foreground hover:bg-primary-hover docked:border-brand-fine docked:bg-card docked:text-brand"
          onClick={call}
        >
          <Icon name="phone" />
          <span className="sr-only">
            {common.callPrefix}
            {firm.phone}
          </span>
        </a>
      </div>
      {calling && CallDialog && <CallDialog onClose={() => setCalling(false)} />}
    </aside>
  );
}
