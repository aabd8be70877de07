/** Tables of medians and spreads, printed and written to docs/performance.md. */
import { readFile, writeFile } from 'node:fs/promises';

const FILE = 'docs/performance.md';
const MARK = '<!-- measured: written by npm run bench -->';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const spread = (values, digits = 0) => {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  const middle = median(values).toFixed(digits);
  return low === high ? middle : `${middle} (${low}–${high})`;
};

export class Table {
  rows = [];
  constructor(title, head) {
    this.title = title;
    this.head = head;
  }
  text(...cells) {
    this.rows.push(this.head.map((_, i) => cells[i] ?? ''));
    console.log(this.title, '|', cells.join(' | '));
  }
  /** Two medians with their spreads, and either a limit or their ratio. */
  pair(what, ours, theirs, limit) {
    const [one, other] = [median(ours), median(theirs)];
    const ratio = other > 0 ? `x${(one / other).toFixed(2)}` : one > 0 ? 'none there' : 'both 0';
    this.text(what, spread(ours), spread(theirs), limit === undefined ? ratio : `at most ${limit}`);
  }
  /** Built, without script and by hand, with a limit of the first to the last as a ratio, or of the first alone. */
  three(what, columns, ratio, most) {
    const [ours, , theirs] = columns.map(median);
    const times = theirs > 0 ? `x${(ours / theirs).toFixed(2)}` : '';
    const limit = ratio ? `at most x${ratio}` : most ? `at most ${most}` : '';
    this.text(what, ...columns.map((values) => spread(values)), times, limit);
  }
  single(what, ours, limit, digits = 0) {
    this.text(what, spread(ours, digits), '', '', '', `at most ${limit}`);
  }
  row(what, before, after, limit) {
    this.text(what, before, spread(after), `at most ${limit}`);
  }
  toString() {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
      `### ${this.title}`,
      '',
      line(this.head),
      line(this.head.map(() => '---')),
      ...this.rows.map(line),
    ].join('\n');
  }
}

/**
 * Replaces what stands below the mark; the words above it are written by hand. A table that was not measured now stays,
 * with the day of its own run.
 */
export async function writeReport(tables, { runs, processor }) {
  const [words, measured = ''] = (await readFile(FILE, 'utf8')).split(MARK);
  const known = new Map(
    measured
      .split(/^(?=### )/m)
      .slice(1)
      .map((text) => [/^### (.*)/.exec(text)[1], text.trim()]),
  );
  const date = new Date().toISOString().slice(0, 10);
  for (const table of tables)
    known.set(table.title, `${table}\n\n${date}: ${processor}, medians of ${runs} (least–most).`);
  await writeFile(FILE, `${words}${MARK}\n\n## Figures\n\n${[...known.values()].join('\n\n')}\n`);
}
