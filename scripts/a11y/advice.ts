/** Says what to write instead of the code that causes a finding. */
import type { RecordedFinding, StateRecord } from '../../tests/a11y/engines/record.ts';
import type { Component } from './component.ts';
import { adviseOnContrast } from './contrast-advice.ts';
import type { ReadSource } from './findings.ts';

export interface Advice {
  write: string;
  /** The line to change, if it is in another file than the element: 'tailwind.config.ts:50'. */
  location?: string;
}

export interface Context {
  record: StateRecord;
  /** The component that the line renders. It is set if the line belongs to a caller of the component. */
  component: Component | undefined;
  readSource: ReadSource;
}

/** The props that give an element its name. */
const nameProps = ['label', 'name', 'title', 'heading', 'ariaLabel', 'children'];

interface Row {
  rules: readonly string[];
  write: string;
  /** The props that set the missing attribute or text. */
  props?: readonly string[];
}

const rows: readonly Row[] = [
  {
    rules: ['label', 'select-name', 'form-field-multiple-labels'],
    write: 'A visible <label htmlFor> with the id of the field.',
    props: nameProps,
  },
  {
    rules: [
      'button-name',
      'link-name',
      'input-button-name',
      'summary-name',
      'aria-command-name',
      'aria-toggle-field-name',
    ],
    write: 'Text, or for an icon aria-label="…" that says what it does.',
    props: nameProps,
  },
  {
    rules: ['aria-dialog-name', 'frame-title', 'aria-tooltip-name', 'aria-input-field-name'],
    write: 'aria-labelledby with the id of its visible heading, or aria-label="…".',
    props: nameProps,
  },
  {
    rules: ['image-alt', 'svg-img-alt', 'role-img-alt', 'input-image-alt', 'object-alt', 'area-alt'],
    write: 'alt="…" with what the picture shows, or alt="" for decoration (for an svg: aria-hidden="true").',
    props: ['alt', 'label'],
  },
  {
    rules: ['heading-order'],
    write: 'The next heading level, without a gap: an h2 has h3 below it.',
    props: ['level', 'as'],
  },
  { rules: ['empty-heading', 'empty-table-header'], write: 'Text in the heading, or no heading.' },
  {
    rules: [
      'landmark-unique',
      'landmark-no-duplicate-main',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
    ],
    write: 'A different aria-label="…" for each landmark of the same kind.',
    props: ['label', 'title'],
  },
  {
    rules: ['list', 'definition-list', 'only-listitems', 'empty-list'],
    write: 'Only <li> directly in <ul> and <ol>, at least one; without items, no list.',
  },
  {
    rules: ['aria-required-children'],
    write: 'The children that the role requires, such as role="listitem" in role="list".',
  },
  {
    rules: ['idref', 'aria-valid-attr-value'],
    write: 'The id of an element that is on the page, or no attribute.',
  },
  { rules: ['link-in-text-block'], write: 'An underline: the class `link`, not only a colour.' },
  { rules: ['target', 'target-size'], write: 'min-h-tap min-w-tap (44 px), or 24 px with space around it.' },
  {
    rules: ['language', 'valid-lang', 'html-has-lang', 'html-lang-valid'],
    write: 'lang="…" with the language of the text: lang="hi" for Hindi, lang="en" for English.',
  },
  {
    rules: ['th-scope', 'scope-attr-valid', 'th-has-data-cells', 'td-headers-attr'],
    write: 'scope="col" on a header of a column, scope="row" on a header of a row.',
  },
  { rules: ['tabindex'], write: 'tabIndex={0}, or none: the order of the HTML is the order of focus.' },
  { rules: ['click'], write: '<button type="button">, or <a href> if it leads to a page.' },
  { rules: ['idle-stop'], write: 'No tabIndex, or a role and a name.' },
  {
    rules: ['autocomplete', 'autocomplete-valid'],
    write: 'autoComplete with the token that the message names.',
  },
  {
    rules: ['aria-allowed-attr', 'aria-roles', 'aria-required-attr', 'aria-prohibited-attr'],
    write: 'The HTML element instead of the role, or the attributes of the role (ARIA Authoring Practices).',
  },
];

/**
 * Returns the correction of the code that causes a finding, in words. If the cause is in the theme, also returns its
 * line.
 */
export function adviseOn(finding: RecordedFinding, context: Context): Advice {
  if (finding.rule === 'color-contrast' && finding.colours)
    return adviseOnContrast(finding, finding.colours, context);
  const row = rows.find(({ rules }) => rules.includes(finding.rule));
  if (!row) return { write: finding.message };
  const { component } = context;
  const prop = row.props?.find((name) => component?.props.includes(name));
  return { write: prop ? `${row.write} In <${component?.name}> the prop \`${prop}\` sets it.` : row.write };
}
