import { NavBar } from './nav-bar.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The banner landmark. `SkipLink` and `SealSprite` stand before it. */
export function Header() {
  return (
    <header>
      <UtilityBar />
      <NavBar />
    </header>
  );
}
