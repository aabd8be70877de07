/**
 * The mobile menu is a native `<dialog>`, because prerendered HTML does not contain the content of a Headless UI
 * dialog. The boot script opens it, also after hydration. The browser makes the page inert, and closes the dialog when
 * the visitor presses Escape, or Back on Android. The submenus are Headless UI disclosures. Without JavaScript, a link
 * to the list of pages in the footer replaces the menu button.
 */
import { useId } from 'react';
import { getButtonClass, IconButton } from '../components/button.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Seal } from '../components/rosette.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { createTelUrl, createChatUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { LanguageLinks } from './language-links.tsx';
import { LoadingNotice } from './loading-notice.tsx';
import { menuItemClass } from './page-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useDrawer } from './use-drawer.ts';
import * as words from '#words/site.json';
import * as common from '#words/common.json';

const DrawerList = lazyPart(() => import('./drawer-list.tsx').then((module) => module.DrawerList));

/**
 * Classes of the dialog. At `pointerdown`, the boot script sets `data-prepared`, so that the browser lays out the
 * dialog while it is invisible. The click then only has to show it. In a low window (`short`, such as 320 x 256), the
 * complete menu scrolls. Otherwise only its list scrolls (PR1).
 */
const dialogClasses =
  'fixed inset-x-0 top-0 bottom-auto max-h-screen w-full max-w-none overflow-hidden overscroll-contain p-[env(safe-area-inset-top)_env(safe-area-inset-right)_env(safe-area-inset-bottom)_env(safe-area-inset-left)] backdrop:bg-footer/80 open:transition-[translate] open:duration-sheet open:ease-engrave not-open:data-prepared:invisible not-open:data-prepared:-translate-y-8 supports-[height:1dvh]:max-h-dvh max-nav:open:flex max-nav:data-prepared:flex open:starting:-translate-y-8 print:hidden! forced-colors:border-hair short:scroll-pt-19 short:scroll-pb-4 short:overflow-y-auto';

export function MobileMenu() {
  const titleId = useId();
  const { dialog, openSubmenu, isOpen, open, close } = useDrawer();
  const isHydrated = useHydrated();
  return (
    <>
      <div className="-ml-px nav:hidden">
        <IconButton
          label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isHydrated ? isOpen : undefined} // before hydration, the browser exposes the state
          command="show-modal"
          commandfor="mobile-menu"
          data-needs-script=""
          onClick={open}
        >
          <Icon name="menu" />
        </IconButton>
        <a
          href="#site-nav"
          data-without-script=""
          className="inline-flex min-h-tap items-center px-2 font-semibold text-brand underline underline-offset-[.25em]"
        >
          {words.menu}
        </a>
      </div>
      <dialog
        ref={dialog}
        id="mobile-menu"
        aria-labelledby={titleId}
        className={`bg-card text-foreground nav:hidden ${dialogClasses}`}
        suppressHydrationWarning // the boot script may have opened the dialog
      >
        <div className="flex max-h-dvh min-w-0 flex-1 flex-col max-sm:min-h-dvh short:h-max short:max-h-none">
          <div className="flex flex-row-reverse items-center justify-between gap-4 border-b-control border-brand bg-card px-gutter py-2.5 short:sticky short:top-0 short:z-1">
            <IconButton label={words.closeMenu} command="close" commandfor="mobile-menu" onClick={close}>
              <Icon name="close" />
            </IconButton>
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1">
              <span className="block size-11 flex-none">
                <Seal />
              </span>
              <div className="flex-1 basis-24">
                <h2 id={titleId} className="text-logo font-bold">
                  {words.menu}
                </h2>
                <p className="mt-1.5 text-xs leading-none text-muted-foreground">{firm.name}</p>
              </div>
            </div>
          </div>
          {/*
            The specification limits the menu to 600 px at the default font size, which is `max-h-150`. The list fades at
            its lower edge while more items follow. At the end of the list, only its padding fades.
          */}
          <div className="max-h-150 scroll-pb-12 overflow-y-auto overscroll-contain mask-[linear-gradient(black_calc(100%-3rem),transparent)] pb-12 short:max-h-none short:flex-none short:overflow-visible">
            <DrawerList openSubmenu={openSubmenu} />
            <ThemeToggle variant="row" />
            <LanguageLinks className={menuItemClass.drawer} />
          </div>
          {/* The notice in the document is inert while the dialog is open, so the dialog has its own notice. */}
          <div role="status">
            <LoadingNotice />
          </div>
          <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 border-t-page border-brand px-gutter pt-3 pb-4">
            <div className="col-span-full grid">
              <Link to="/contact" variant="button">
                {common.getAQuote}
              </Link>
            </div>
            <a
              href={createTelUrl(firm.phone)}
              className={getButtonClass({ variant: 'outline', size: 'small' })}
            >
              <Icon name="phone" />
              <span>
                {words.call}
                <VisuallyHidden>{words.callTheFirm}</VisuallyHidden>
              </span>
            </a>
            <NewTabLink
              href={createChatUrl(firm.chatNumber)}
              className={getButtonClass({ variant: 'outline', size: 'small' })}
            >
              <Icon name="chat" />
              WhatsApp
            </NewTabLink>
          </div>
        </div>
      </dialog>
    </>
  );
}
