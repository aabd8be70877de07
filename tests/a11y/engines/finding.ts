import type { Page } from '@playwright/test';

export type Engine = 'axe' | 'ibm' | 'alfa';

/** What an engine says of one element. */
export interface Finding {
  engine: Engine;
  /** The engine's own id of the rule; IBM's with the id of the reason behind a slash. */
  rule: string;
  /** axe's own word for why it cannot decide. */
  cause?: string;
  /** False: the engine cannot tell and asks for a look by eye. */
  failure: boolean;
  message: string;
  /** The element's beginning. */
  html: string;
  /** Those of the given selectors that the element matches. */
  matches: string[];
}

/** A finding as IBM and Alfa tell of it: the element is only a path, `/html[1]/...`. */
export type Placeless = Omit<Finding, 'html' | 'matches'> & { path: string };

/** Looks up the elements of findings and asks which of the selectors each of them matches. */
export async function place(
  page: Page,
  findings: readonly Placeless[],
  selectors: readonly string[],
): Promise<Finding[]> {
  const places = await page.evaluate(
    ({ paths, selectors }) => {
      // Engines write SVG elements without their namespace, which XPath asks for.
      const anyNamespace = (path: string) => path.replace(/\/([\w-]+)(?=[[/]|$)/g, '/*[local-name()="$1"]');
      const find = (path: string) =>
        document.evaluate(anyNamespace(path), document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
          .singleNodeValue;
      return paths.map((path) => {
        const node = find(path);
        const owner = node instanceof Attr ? node.ownerElement : node?.parentElement;
        const element = node instanceof Element ? node : (owner ?? document.documentElement);
        return {
          html: node ? element.outerHTML.slice(0, 200) : `nothing at ${path}`,
          matches: selectors.filter((selector) => element.matches(selector)),
        };
      });
    },
    { paths: findings.map(({ path }) => path), selectors },
  );
  return findings.map(({ path, ...finding }, i) => ({ ...finding, html: path, matches: [], ...places[i] }));
}

export const describe = ({ engine, rule, cause, failure, message, html }: Finding) =>
  `${engine} ${rule}${failure ? '' : ` (to be looked at: ${cause ?? ''})`}: ${message}\n    ${html}`;
