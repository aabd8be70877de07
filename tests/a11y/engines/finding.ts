import type { Page } from '@playwright/test';
import type { FoundElement, SourceLine } from './element.ts';

/** The name of the attachment with the findings of a state, from which `npm run a11y` writes its reports. */
export const RECORD = 'accessibility findings';

/** The end of the message of a failed expectation, by which the reports recognise findings. */
export const FINDINGS = ': findings';

/** The engines. `own` stands for our checks (checks/all.ts). */
export type Engine = 'axe' | 'ibm' | 'alfa' | 'own';

/** The colours of a text with too little contrast, as axe measured them. */
export interface MeasuredColours {
  fgColor: string;
  bgColor: string;
  contrastRatio: number;
  expectedContrastRatio: string;
}

/** The result of an engine for one element. */
export interface Finding extends Partial<Pick<FoundElement, 'index'>> {
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
  /** The lines of JSX that made the element (FoundElement). */
  lines?: SourceLine[];
  /** The rule in a few words. */
  help?: string;
  impact?: string;
  /** The WCAG success criterion, such as '1.4.3'. Omitted for a best practice. */
  criterion?: string;
  colours?: MeasuredColours;
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
