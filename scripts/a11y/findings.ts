/**
 * Merges the findings of all audited states. Equal findings of one line of code become one finding that lists its
 * pages.
 */
import type { RecordedFinding, StateRecord } from '../../tests/a11y/engines/record.ts';
import { adviseOn } from './advice.ts';
import { findComponent } from './component.ts';
import { createSourceFinder } from './sources.ts';

interface Location {
  file: string;
  line: number;
}

/** A finding of one line of code, into which equal findings of this line are merged. */
export interface MergedFinding extends Omit<RecordedFinding, 'lines' | 'colours' | 'cause'> {
  /** The line to change. It is undefined if the HTML of the audited site contains no lines. */
  location: Location | undefined;
  component: string | undefined;
  /** The lines that render the component with the element, such as 'src/menu.tsx:2'. */
  callers: string[];
  /** What to write instead. */
  advice: string;
  pages: string[];
  states: string[];
}

/** Returns the text of a file of the project, or '' if it does not exist. */
export type ReadSource = (file: string) => string;

const toLocation = (source: string): Location => {
  const [, file = source, line = '1'] = /^(.*):(\d+)$/.exec(source) ?? [];
  return { file, line: Number(line) };
};

const add = (list: string[], value: string) => {
  if (!list.includes(value)) list.push(value);
};

interface Context {
  record: StateRecord;
  readSource: ReadSource;
  findSources: ReturnType<typeof createSourceFinder>;
  /** True if the HTML of the audited build contains lines. An element without a line is then in index.html. */
  hasLines: boolean;
}

function createMergedFinding(
  finding: RecordedFinding,
  { record, readSource, findSources, hasLines }: Context,
): MergedFinding {
  const { lines: _lines, colours: _colours, cause: _cause, ...rest } = finding;
  const { sources, at } = findSources(finding);
  const componentOf = (source: string) => {
    const { file, line } = toLocation(source);
    return findComponent(readSource(file), line);
  };
  const source = sources[at] ?? (hasLines ? 'index.html:1' : undefined);
  const { correction, location = source } = adviseOn(finding, {
    record,
    component: componentOf(sources[at - 1] ?? ''),
    readSource,
  });
  return {
    ...rest,
    location: location === undefined ? undefined : toLocation(location),
    component: source !== undefined && source === location ? componentOf(source)?.name : undefined,
    callers: sources.filter((one) => one !== location),
    advice: correction,
    pages: [],
    states: [],
  };
}

const order = ['violation', 'undecided', 'reviewed'];
const impacts = ['critical', 'serious', 'moderate', 'minor'];
/** Returns a number by which findings are sorted: by status, and then by impact. Unknown impacts come last. */
const rank = ({ status, impact = '' }: MergedFinding) => {
  const impactRank = impacts.includes(impact) ? impacts.indexOf(impact) : impacts.length;
  return order.indexOf(status) * 10 + impactRank;
};

export function mergeFindings(
  records: readonly StateRecord[],
  readSource: ReadSource,
  hasLines = true,
): MergedFinding[] {
  const merged = new Map<string, MergedFinding>();
  const findSources = createSourceFinder(records);
  for (const record of records) {
    for (const finding of record.findings) {
      const one = createMergedFinding(finding, { record, readSource, findSources, hasLines });
      const place = one.location ? `${one.location.file}:${one.location.line}` : one.html;
      const key = [one.status, one.engine, one.rule, place, one.reason].join('\n');
      const existing = merged.get(key) ?? one;
      merged.set(key, existing);
      existing.picture ??= one.picture as string;
      for (const line of one.callers) add(existing.callers, line);
      add(existing.pages, record.path);
      add(existing.states, record.state);
    }
  }
  return [...merged.values()].toSorted((a, b) => rank(a) - rank(b));
}

export const formatPlace = ({ location, pages }: Pick<MergedFinding, 'location' | 'pages'>) =>
  location ? `${location.file}:${location.line}` : (pages[0] ?? '');

/** Returns a description of the rule: 'axe button-name, critical, WCAG 4.1.2'. */
export const formatRule = ({ engine, rule, impact, criterion }: MergedFinding) =>
  [`${engine} ${rule}`, impact, criterion ? `WCAG ${criterion}` : 'best practice'].filter(Boolean).join(', ');
