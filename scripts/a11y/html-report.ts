/** Writes the findings as one HTML file with pictures and filters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFindings, outcomeOf, reviewedFindings, statesByPage, summaryOf } from './audit.ts';
import type { Audit } from './audit.ts';
import { auditedRules, disabledRules } from './audited-rules.ts';
import { placeOf, ruleOf } from './findings.ts';
import type { MergedFinding } from './findings.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'html-report', name), 'utf8');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const list = (items: readonly string[]) =>
  `<ul role="list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const codes = (items: readonly string[]) => list(items.map((item) => `<code>${escape(item)}</code>`));
const row = (term: string, html: string) => `<div><dt>${term}</dt><dd>${html}</dd></div>`;

const details = (summary: string, html: string) => `<details><summary>${summary}</summary>${html}</details>`;

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
  return `<article data-rule="${escape(rule)}" data-pages="${escape(pages.join(' '))}">
    <h3><code>${escape(placeOf(finding))}</code>${component ? ` in ${escape(component)}` : ''}: ${escape(help)}</h3>
    <p class="rule">${status === 'violation' ? 'Violation' : status === 'undecided' ? 'To check by hand' : 'Reviewed'}: ${escape(ruleOf(finding))}</p>
    ${picture ? `<img src="data:image/png;base64,${picture}" alt="The element, outlined, on ${escape(pages[0] ?? '')}">` : ''}
    <dl>
      ${row('Wrong', escape(message))}
      ${row('Write', escape(advice))}
      ${reason === undefined ? '' : row('Decision', escape(reason))}
      ${row('HTML', `<code>${escape(html)}</code>`)}
      ${callers.length > 0 ? row('Callers', callers.length > 3 ? details(`${callers.length} lines`, codes(callers)) : codes(callers)) : ''}
      ${row('Pages', details(`${pages.length}: ${escape(pages[0] ?? '')}${pages.length > 1 ? ' …' : ''}`, codes(pages)))}
      ${row('States', details(`${states.length}: ${escape(states[0] ?? '')}${states.length > 1 ? ' …' : ''}`, list(states.map(escape))))}
    </dl>
  </article>`;
}

const select = (id: string, label: string, values: Iterable<string>) => `<label for="${id}">${label}</label>
  <select id="${id}"><option value="">All</option>${[...new Set(values)]
    .toSorted()
    .map((value) => `<option>${escape(value)}</option>`)
    .join('')}</select>`;

const group = (id: string, title: string, findings: readonly MergedFinding[], empty: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${
    findings.length > 0 ? findings.map(toArticle).join('') : `<p>${empty}</p>`
  }</section>`;

/** Returns the part of the report that lists the pages with their states, and the rules. */
function renderAudited(audit: Audit): string {
  const pages = [...statesByPage(audit)].map(([path, records]) =>
    details(
      `<code>${escape(path)}</code>: ${records.length}`,
      list(
        records.map(({ state, only }) =>
          escape(only.length > 0 ? `${state} (only ${only.join(', ')})` : state),
        ),
      ),
    ),
  );
  return `<section aria-labelledby="audited"><h2 id="audited">What was audited</h2>
    <h3>Pages and states</h3>${pages.join('')}
    <h3>Rules</h3>${details(`${auditedRules.length} rules`, codes(auditedRules))}
    <h3>Rules that do not run</h3>${list(disabledRules.map(([rule, reason]) => `<code>${escape(rule)}</code>: ${escape(reason)}`))}
  </section>`;
}

const titles = {
  passed: 'No open finding',
  findings: 'Findings',
  incomplete: 'The audit is not complete',
} as const;

export function toHtml(audit: Audit): string {
  const open = openFindings(audit);
  const ofStatus = (status: MergedFinding['status']) => open.filter((finding) => finding.status === status);
  const title = `${titles[outcomeOf(audit)]}: accessibility audit`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${file('style.css')}</style>
</head>
<body>
<header><h1>${title}</h1><p>${escape(summaryOf(audit))}, in ${audit.seconds.toFixed(0)} s.</p></header>
<main>
${audit.failures.length > 0 ? `<section aria-labelledby="failures"><h2 id="failures">Checks that failed for another reason</h2>${list(audit.failures.map(escape))}</section>` : ''}
<form aria-label="Filter" hidden>${select(
    'rule',
    'Rule',
    audit.findings.map(({ rule }) => rule),
  )}
${select(
  'page',
  'Page',
  audit.findings.flatMap(({ pages }) => pages),
)}<output></output></form>
${group('violations', 'Violations', ofStatus('violation'), 'None.')}
${group('undecided', 'To check by hand', ofStatus('undecided'), 'None.')}
${group('reviewed', 'Reviewed before', reviewedFindings(audit), 'None.')}
${renderAudited(audit)}
</main>
<script>${file('filter.js')}</script>
</body>
</html>
`;
}
