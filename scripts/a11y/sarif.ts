/** Writes the findings as a SARIF 2.1.0 log, which code scanning imports. */
import { openFindings, reviewedFindings } from './audit.ts';
import type { Audit } from './audit.ts';
import { ruleOf } from './findings.ts';
import type { MergedFinding } from './findings.ts';

const AXE_RULES = 'https://dequeuniversity.com/rules/axe/html';

const idOf = ({ engine, rule }: MergedFinding) => `${engine}/${rule}`;

const ruleEntry = (finding: MergedFinding) => ({
  id: idOf(finding),
  shortDescription: { text: finding.help ?? finding.rule },
  ...(finding.engine === 'axe' && { helpUri: AXE_RULES }),
  properties: {
    tags: ['accessibility', ...(finding.criterion ? [`WCAG ${finding.criterion}`] : [])],
  },
});

const physicalLocation = (file: string, line: number) => ({
  physicalLocation: { artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' }, region: { startLine: line } },
});

/**
 * Returns a text that identifies a finding even if lines are added above it. It consists of the rule, the file and the
 * HTML, but not of the line.
 */
const fingerprintOf = (finding: MergedFinding) =>
  [idOf(finding), finding.location?.file ?? finding.pages[0], finding.html].join(' ');

function toResult(finding: MergedFinding) {
  const { location, message, advice, pages, callers, status, reason } = finding;
  return {
    ruleId: idOf(finding),
    level: status === 'violation' ? 'error' : 'warning',
    message: { text: `${ruleOf(finding)}: ${message}\nWrite: ${advice}\nPages: ${pages.join(', ')}` },
    locations: location
      ? [physicalLocation(location.file, location.line)]
      : pages.slice(0, 1).map((uri) => ({ physicalLocation: { artifactLocation: { uri } } })),
    relatedLocations: callers.map((source, id) => {
      const [file = source, line = '1'] = source.split(':');
      return {
        id,
        message: { text: 'This line renders the component that contains the element.' },
        ...physicalLocation(file, Number(line)),
      };
    }),
    partialFingerprints: { ruleFileHtml: fingerprintOf(finding) },
    ...(reason !== undefined && { suppressions: [{ kind: 'external', justification: reason }] }),
  };
}

/** Returns the audit as a SARIF log. Findings that have been reviewed are included as suppressed results. */
export function toSarif(audit: Audit): object {
  const findings = [...openFindings(audit), ...reviewedFindings(audit)];
  const rules = new Map(findings.map((finding) => [idOf(finding), ruleEntry(finding)]));
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
