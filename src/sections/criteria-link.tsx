import { linkClass } from '../components/link.tsx';

/** Link to the table of all WCAG criteria, which scripts/conformance.mjs writes. */
export const CriteriaLink = () => (
  <p>
    <a href="/downloads/wcag-2.2.txt" className={linkClass.line}>
      All WCAG 2.2 criteria and how we meet them (text file)
    </a>
  </p>
);
