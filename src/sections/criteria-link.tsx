import { linkClass } from '../components/link.tsx';

/** A link to the table of all WCAG criteria, written by scripts/conformance.mjs. */
export const CriteriaLink = () => (
  <p>
    <a href="/downloads/wcag-2.2.txt" className={linkClass.line}>
      All WCAG 2.2 criteria and how we meet them (text file)
    </a>
  </p>
);
