import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { useDisclosure } from '../components/use-disclosure.ts';
import type { SingleOpenPanel } from './single-open-panel.ts';
import { menuItemClass } from './page-link.tsx';

export interface Submenu {
  close: () => void;
  focus: () => void;
}

interface DrawerSubmenuProps {
  label: string;
  /** Closes this submenu when another submenu opens. All submenus of the mobile menu share this object. */
  openSubmenu: SingleOpenPanel<Submenu>;
  children: ReactNode;
}

/** An item of the mobile menu that opens a submenu. */
export function DrawerSubmenu({ label, openSubmenu, children }: DrawerSubmenuProps) {
  const disclosure = useDisclosure({
    onToggle(isOpen) {
      if (isOpen) openSubmenu.handleOpen({ close: () => disclosure.set(false), focus: disclosure.focus });
      else openSubmenu.handleClose();
    },
  });
  return (
    <Disclosure as="li">
      <DisclosureButton
        type="button"
        {...disclosure.button}
        className={`group data-open:bg-accent ${menuItemClass.drawer}`}
      >
        {label}
        <span className="text-control group-data-open:hidden">
          <Icon name="plus" />
        </span>
        <span className="hidden text-control group-data-open:block">
          <Icon name="minus" />
        </span>
      </DisclosureButton>
      {/* The specification limits a submenu to 1000 px at the default font size, which is `max-h-250`. */}
      <DisclosurePanel
        static
        className="max-h-250 overflow-y-auto overscroll-contain border-b-hair border-input bg-background not-data-open:hidden"
      >
        {children}
      </DisclosurePanel>
    </Disclosure>
  );
}
