import { HydratedLetterhead } from './letterhead.tsx';
import { NavBar } from './nav-bar.tsx';
import { PrintedDetails } from './printed-details.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The header of all pages. It is the banner landmark. */
export function Header() {
  return (
    <header>
      <UtilityBar />
      <NavBar />
      <HydratedLetterhead />
      <PrintedDetails />
    </header>
  );
}
