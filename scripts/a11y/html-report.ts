/** Writes the findings as one HTML file with pictures and filters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getOpenFindings,
  getOutcome,
  getReviewedFindings,
  groupStatesByPage,
  formatSummary,
} from './audit.ts';
import type { Audit } from './audit.ts';
import { auditedRules, disabledRules } from './audited-rules.ts';
import { formatPlace, formatRule } from './findings.ts';
import { escapeHtml } from '../../build/escape-html.ts';
import type { MergedFinding } from './findings.ts';

const readTemplate = (name: string) => readFileSync(join(import.meta.dirname, 'html-report', name), 'utf8');

const renderList = (items: readonly string[]) =>
  `<ul role="list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const renderCodes = (items: readonly string[]) =>
  renderList(items.map((item) => `<code>${escapeHtml(item)}</code>`));
const renderRow = (term: string, html: string) => `<div><dt>${term}</dt><dd>${html}</dd></div>`;

const renderDetails = (summary: string, html: string) =>
  `<details><summary>${summary}</summary>${html}</details>`;

function toArticle(finding: MergedFinding): string {
  const {
    rule,
    help = rule,
    status,
    message,
    advice,
    html,
    pages,
    states,
    callers,
    component,
    picture,
    reason,
  } = finding;
  return `<article data-rule="${escapeHtml(rule)}" data-pages="${escapeHtml(pages.join(' '))}">
    <h3><code>${escapeHtml(formatPlace(finding))}</code>${component ? ` in ${escapeHtml(component)}` : ''}: ${escapeHtml(help)}</h3>
    <p class="rule">${status === 'violation' ? 'Violation' : status === 'undecided' ? 'To check by hand' : 'Reviewed'}: ${escapeHtml(formatRule(finding))}</p>
    ${picture ? `<img src="data:image/png;base64,${picture}" alt="The element, outlined, on ${escapeHtml(pages[0] ?? '')}">` : ''}
    <dl>
      ${renderRow('Wrong', escapeHtml(message))}
      ${renderRow('Write', escapeHtml(advice))}
      ${reason === undefined ? '' : renderRow('Decision', escapeHtml(reason))}
      ${renderRow('HTML', `<code>${escapeHtml(html)}</code>`)}
      ${callers.length > 0 ? renderRow('Callers', callers.length > 3 ? renderDetails(`${callers.length} lines`, renderCodes(callers)) : renderCodes(callers)) : ''}
      ${renderRow('Pages', renderDetails(`${pages.length}: ${escapeHtml(pages[0] ?? '')}${pages.length > 1 ? ' …' : ''}`, renderCodes(pages)))}
      ${renderRow('States', renderDetails(`${states.length}: ${escapeHtml(states[0] ?? '')}${states.length > 1 ? ' …' : ''}`, renderList(states.map(escapeHtml))))}
    </dl>
  </article>`;
}

const renderSelect = (
  id: string,
  label: string,
  values: Iterable<string>,
) => `<label for="${id}">${label}</label>
  <select id="${id}"><option value="">All</option>${[...new Set(values)]
    .toSorted()
    .map((value) => `<option>${escapeHtml(value)}</option>`)
    .join('')}</select>`;

const renderGroup = (id: string, title: string, findings: readonly MergedFinding[], empty: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${
    findings.length > 0 ? findings.map(toArticle).join('') : `<p>${empty}</p>`
  }</section>`;

/** Returns the part of the report that lists the pages with their states, and the rules. */
function renderAudited(audit: Audit): string {
  const pages = [...groupStatesByPage(audit)].map(([path, records]) =>
    renderDetails(
      `<code>${escapeHtml(path)}</code>: ${records.length}`,
      renderList(
        records.map(({ state, only }) =>
          escapeHtml(only.length > 0 ? `${state} (only ${only.join(', ')})` : state),
        ),
      ),
    ),
  );
  return `<section aria-labelledby="audited"><h2 id="audited">What was audited</h2>
    <h3>Pages and states</h3>${pages.join('')}
    <h3>Rules</h3>${renderDetails(`${auditedRules.length} rules`, renderCodes(auditedRules))}
    <h3>Rules that do not run</h3>${renderList(disabledRules.map(([rule, reason]) => `<code>${escapeHtml(rule)}</code>: ${escapeHtml(reason)}`))}
  </section>`;
}

const titles = {
  passed: 'No open finding',
  findings: 'Findings',
  incomplete: 'The audit is not complete',
} as const;

export function toHtml(audit: Audit): string {
  const open = getOpenFindings(audit);
  const ofStatus = (status: MergedFinding['status']) => open.filter((finding) => finding.status === status);
  const title = `${titles[getOutcome(audit)]}: accessibility audit`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${readTemplate('style.css')}</style>
</head>
<body>
<header><h1>${title}</h1><p>${escapeHtml(formatSummary(audit))}, in ${audit.seconds.toFixed(0)} s.</p></header>
<main>
${audit.failures.length > 0 ? `<section aria-labelledby="failures"><h2 id="failures">Checks that failed for another reason</h2>${renderList(audit.failures.map(escapeHtml))}</section>` : ''}
<form aria-label="Filter" hidden>${renderSelect(
    'rule',
    'Rule',
    audit.findings.map(({ rule }) => rule),
  )}
${renderSelect(
  'page',
  'Page',
  audit.findings.flatMap(({ pages }) => pages),
)}<output></output></form>
${renderGroup('violations', 'Violations', ofStatus('violation'), 'None.')}
${renderGroup('undecided', 'To check by hand', ofStatus('undecided'), 'None.')}
${renderGroup('reviewed', 'Reviewed before', getReviewedFindings(audit), 'None.')}
${renderAudited(audit)}
</main>
<script>${readTemplate('filter.js')}</script>
</body>
</html>
`;
}
