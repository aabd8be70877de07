import { Link } from '../components/link.tsx';
import { guides } from '../site/menu.ts';
import { route } from '../site/page-info.ts';
import { SectionHead } from './section-head.tsx';
import * as m from '../messages/sections.ts';
import * as common from '../messages/common.ts';

/** On Home only, next to the guides of the menus. */
const forBorrowers = [
  { to: '/home-loan', label: route('/home-loan').label, text: m.homeLoanSummary },
  { to: '/compare-loans', label: route('/compare-loans').label, text: m.compareLoansSummary },
] as const;

/** Links to the calculators and guides, each with a short description. */
export function GuideLinks() {
  return (
    <section className="wrap pt-section">
      <SectionHead note={m.freeToUse} title={common.calculatorsAndGuides} />
      <ul role="list" className="mt-apart grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {[...guides, ...forBorrowers].map(({ to, label, text }) => (
          <li key={to} className="border-t-hair border-input pt-2">
            <Link to={to} variant="more">
              {label}
            </Link>
            <p className="text-sm text-foreground-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
