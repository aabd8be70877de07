import { linkClass } from '../components/link.tsx';
import * as words from '#words/sections.json';

/** A link to the table of all WCAG criteria, which scripts/conformance.mjs writes. */
export const CriteriaLink = () => (
  <p>
    <a href="/downloads/wcag-2.2.txt" className={linkClass.wrap}>
      {words.allCriteria}
    </a>
  </p>
);
