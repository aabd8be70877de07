import { NavBar } from './nav-bar.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The banner landmark. */
export function Header() {
  return (
    <header>
      <UtilityBar />
      <NavBar />
    </header>
  );
}
