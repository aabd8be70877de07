import { Link } from '../components/link.tsx';
import { guides } from '../site/menu.ts';
import { SectionHead } from './section-head.tsx';
import * as words from '#words/sections.json';
import * as common from '#words/common.json';

/** Links to the calculators and guides, each with a short description. */
export function GuideLinks() {
  return (
    <section className="wrap pt-section max-sm:pb-5">
      <SectionHead note={words.freeToUse} title={common.calculatorsAndGuides} />
      <ul role="list" className="mt-apart flex flex-wrap gap-x-6 gap-y-4">
        {guides.map(({ to, label, text }) => (
          <li
            key={to}
            className="min-w-36 flex-[1_1_20%] border-t-hair border-input pt-2 large-text:basis-full"
          >
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
