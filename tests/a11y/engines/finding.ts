import type { Page } from '@playwright/test';

/** The engines. `own` stands for our checks (checks/all.ts). */
export type Engine = 'axe' | 'ibm' | 'alfa' | 'own';

/** The result of an engine for one element. */
export interface Finding {
  engine: Engine;
  /** The rule id of the engine, for IBM with the reason id after a slash, or the name of our check. */
  rule: string;
  /** The reason for an incomplete result of axe. */
  cause?: string;
  /** Whether the engine is sure. Otherwise it requires a manual review. */
  failure: boolean;
  message: string;
  /** The start of the HTML of the element. */
  html: string;
  /** The given selectors that the element matches. */
  matches: string[];
}

/** A finding of IBM or Alfa, with an XPath of the element. */
type FindingByPath = Omit<Finding, 'html' | 'matches'> & { path: string };

/** Adds HTML and matching selectors of the elements to findings. */
export async function resolveElements(
  page: Page,
  findings: readonly FindingByPath[],
  selectors: readonly string[],
): Promise<Finding[]> {
  const elements = await page.evaluate(
    ({ paths, selectors }) => {
      // XPath needs a namespace for SVG elements, which the engines omit.
      const anyNamespace = (path: string) => path.replace(/\/([\w-]+)(?=[[/]|$)/g, '/*[local-name()="$1"]');
      const find = (path: string) =>
        document.evaluate(anyNamespace(path), document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
          .singleNodeValue;
      return paths.map((path) => {
        const node = find(path);
        const owner = node instanceof Attr ? node.ownerElement : node?.parentElement;
        const element = node instanceof Element ? node : (owner ?? document.documentElement);
        return {
          html: node ? element.outerHTML.slice(0, 200) : `no element at ${path}`,
          matches: selectors.filter((selector) => element.matches(selector)),
        };
      });
    },
    { paths: findings.map(({ path }) => path), selectors },
  );
  return findings.map(({ path, ...finding }, i) => ({ ...finding, html: path, matches: [], ...elements[i] }));
}

export const describe = ({ engine, rule, cause, failure, message, html }: Finding) =>
  `${engine} ${rule}${failure ? '' : ` (needs review: ${cause ?? ''})`}: ${message}\n    ${html}`;
