import type { Page } from '@playwright/test';
import type { FoundElement, SourceLine } from './element.ts';

/** The name of the attachment with the findings of a state, from which `npm run a11y` writes its reports. */
export const FINDINGS_ATTACHMENT = 'accessibility findings';

/** The end of the message of assertions about findings. The reporter of `npm run a11y` recognises them by this text. */
export const FINDINGS_SUFFIX = ': findings';

/** The engine that reports the finding. `own` means the checks in checks/. */
export type Engine = 'axe' | 'ibm' | 'alfa' | 'own';

/** The colours of a text with too little contrast, as axe measured them. */
export interface MeasuredColours {
  fgColor: string;
  bgColor: string;
  contrastRatio: number;
  expectedContrastRatio: string;
}

/** What an engine has found about one element. */
export interface Finding extends Partial<Pick<FoundElement, 'index'>> {
  engine: Engine;
  /** The rule id of the engine, or the name of our own check. For IBM, the id of the reason follows after a slash. */
  rule: string;
  /** The reason why a result of axe is incomplete. */
  cause?: string;
  /** Whether the engine is certain. If it is not, a person must review the finding. */
  isCertain: boolean;
  message: string;
  html: string;
  /** The selectors of allowed.ts that match the element. */
  matches: string[];
  lines?: SourceLine[];
  help?: string;
  impact?: string;
  /** The WCAG success criterion, such as '1.4.3'. Best practices have none. */
  criterion?: string;
  colours?: MeasuredColours;
}

/** A finding of IBM or Alfa. Its `path` is the XPath of the element. */
type FindingByPath = Omit<Finding, 'html' | 'matches'> & { path: string };

/** Adds the HTML of the element and the selectors that match the element to each finding. */
export async function resolveElements(
  page: Page,
  findings: readonly FindingByPath[],
  selectors: readonly string[],
): Promise<Finding[]> {
  const elements = await page.evaluate(
    ({ paths, selectors }) => {
      // The paths lack the namespace of SVG elements, so this function uses `local-name()`, which ignores namespaces.
      const matchAnyNamespace = (path: string) =>
        path.replace(/\/([\w-]+)(?=[[/]|$)/g, '/*[local-name()="$1"]');
      const find = (path: string) =>
        document.evaluate(matchAnyNamespace(path), document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
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

export const formatFinding = ({ engine, rule, cause, isCertain, message, html }: Finding) =>
  `${engine} ${rule}${isCertain ? '' : ` (needs review: ${cause ?? ''})`}: ${message}\n    ${html}`;
