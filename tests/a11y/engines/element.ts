/** A line of JSX that made an element, and the number of visible audited elements that it made. */
export interface SourceLine {
  line: string;
  count: number;
}

/** What a finding records about its element. */
export interface FoundElement {
  /** The start of the HTML of the element, without `data-source`. */
  html: string;
  /** The given selectors that the element matches. */
  matches: string[];
  /** The lines of JSX, the element's own first, then its callers. Empty in the shipped build. */
  lines: SourceLine[];
  /** The index of the element in `foundElements` of the page. */
  index: number;
}

declare global {
  interface Window {
    foundElements: Element[] | undefined;
  }
}

/**
 * Runs in the page: describes the element of a finding.
 * @param scope the selector of the audited part
 */
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
