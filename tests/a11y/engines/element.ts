/** A line of JSX, and the number of visible elements that it creates in the audited part. */
export interface SourceLine {
  line: string;
  count: number;
}

export interface FoundElement {
  /** The start of the element's HTML, without `data-source`. */
  html: string;
  /** The `selectors` that match the element. */
  matches: string[];
  /** The line of JSX that creates the element, then the lines of its callers. Only the build for audits has them. */
  lines: SourceLine[];
  /** The index of the element in the page's `foundElements`. */
  index: number;
}

declare global {
  interface Window {
    foundElements: Element[] | undefined;
  }
}

/** Runs in the page. Describes the element of a finding. `scope` is the selector of the audited part. */
export function describeElement(
  element: Element,
  selectors: readonly string[],
  scope: string | null,
): FoundElement {
  const found = (window.foundElements ??= []);
  const source = element.closest('[data-source]')?.getAttribute('data-source') ?? '';
  const isAudited = (one: Element) => one.checkVisibility() && (!scope || one.closest(scope));
  return {
    html: element.outerHTML.replace(/ data-source="[^"]*"/g, '').slice(0, 200),
    matches: selectors.filter((selector) => element.matches(selector)),
    lines: source
      .split(' ')
      .filter(Boolean)
      .map((line) => ({
        line,
        count: [...document.querySelectorAll(`[data-source~="${line}"]`)].filter(isAudited).length,
      })),
    index: found.push(element) - 1,
  };
}
