/** Writes the findings as a SARIF 2.1.0 log, which code scanning imports. */
import { getOpenFindings, getReviewedFindings } from './audit.ts';
import type { Audit } from './audit.ts';
import { formatRule } from './findings.ts';
import type { MergedFinding } from './findings.ts';

const AXE_RULES = 'https://dequeuniversity.com/rules/axe/html';

const createId = ({ engine, rule }: MergedFinding) => `${engine}/${rule}`;

const createRuleEntry = (finding: MergedFinding) => ({
  id: createId(finding),
  shortDescription: { text: finding.help ?? finding.rule },
  ...(finding.engine === 'axe' && { helpUri: AXE_RULES }),
  properties: {
    tags: ['accessibility', ...(finding.criterion ? [`WCAG ${finding.criterion}`] : [])],
  },
});

const createLocation = (file: string, line: number) => ({
  physicalLocation: { artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' }, region: { startLine: line } },
});

/**
 * Returns a text that identifies a finding even if lines are added above it. It consists of the rule, the file and the
 * HTML, but not of the line.
 */
const createFingerprint = (finding: MergedFinding) =>
  [createId(finding), finding.location?.file ?? finding.pages[0], finding.html].join(' ');

function toResult(finding: MergedFinding) {
  const { location, message, advice, pages, callers, status, reason } = finding;
  return {
    ruleId: createId(finding),
    level: status === 'violation' ? 'error' : 'warning',
    message: { text: `${formatRule(finding)}: ${message}\nWrite: ${advice}\nPages: ${pages.join(', ')}` },
    locations: location
      ? [createLocation(location.file, location.line)]
      : pages.slice(0, 1).map((uri) => ({ physicalLocation: { artifactLocation: { uri } } })),
    relatedLocations: callers.map((source, id) => {
      const [file = source, line = '1'] = source.split(':');
      return {
        id,
        message: { text: 'This line renders the component that contains the element.' },
        ...createLocation(file, Number(line)),
      };
    }),
    partialFingerprints: { ruleFileHtml: createFingerprint(finding) },
    ...(reason !== undefined && { suppressions: [{ kind: 'external', justification: reason }] }),
  };
}

/** Returns the audit as a SARIF log. Findings that have been reviewed are included as suppressed results. */
export function toSarif(audit: Audit): object {
  const findings = [...getOpenFindings(audit), ...getReviewedFindings(audit)];
  const rules = new Map(findings.map((finding) => [createId(finding), createRuleEntry(finding)]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'axe in CI',
            informationUri: 'https://github.com/dequelabs/axe-core',
            rules: [...rules.values()],
          },
        },
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The folder of the project' } } },
        invocations: [
          {
            executionSuccessful: audit.failures.length === 0,
            toolExecutionNotifications: audit.failures.map((text) => ({ level: 'error', message: { text } })),
          },
        ],
        results: findings.map(toResult),
      },
    ],
  };
}
