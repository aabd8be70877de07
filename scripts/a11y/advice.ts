/** Says what to write instead of the code that causes a finding. */
import type { RecordedFinding, StateRecord } from '../../tests/a11y/engines/record.ts';
import type { Component } from './component.ts';
import { adviseOnContrast } from './contrast-advice.ts';
import type { ReadSource } from './findings.ts';

export interface Advice {
  correction: string;
  /** The line to change, if it is in another file than the element: 'tailwind.config.ts:50'. */
  location?: string;
}

export interface Context {
  record: StateRecord;
  /** The component that contains the element. It is undefined unless the line to change is a caller of the component. */
  component: Component | undefined;
  readSource: ReadSource;
}

/** The props that give an element its name. */
const nameProps = ['label', 'name', 'title', 'heading', 'ariaLabel', 'children'];

interface AdviceRow {
  rules: readonly string[];
  correction: string;
  /** The props that set the missing attribute or text. */
  props?: readonly string[];
}

const rows: readonly AdviceRow[] = [
  {
    rules: ['label', 'select-name', 'form-field-multiple-labels'],
    correction: 'A visible <label htmlFor> with the id of the field.',
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
    correction: 'Text, or for an icon aria-label="…" that says what it does.',
    props: nameProps,
  },
  {
    rules: ['aria-dialog-name', 'frame-title', 'aria-tooltip-name', 'aria-input-field-name'],
    correction: 'aria-labelledby with the id of its visible heading, or aria-label="…".',
    props: nameProps,
  },
  {
    rules: ['image-alt', 'svg-img-alt', 'role-img-alt', 'input-image-alt', 'object-alt', 'area-alt'],
    correction:
      'alt="…" with what the picture shows, or alt="" for decoration (for an svg: aria-hidden="true").',
    props: ['alt', 'label'],
  },
  {
    rules: ['heading-order'],
    correction: 'The next heading level, without a gap: an h2 has h3 below it.',
    props: ['level', 'as'],
  },
  { rules: ['empty-heading', 'empty-table-header'], correction: 'Text in the heading, or no heading.' },
  {
    rules: ['landmark-unique'],
    correction: 'A different aria-label="…" for each landmark of the same kind.',
    props: ['label', 'title'],
  },
  {
    rules: [
      'landmark-no-duplicate-main',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
    ],
    correction:
      'One <main>, one page <header> and one page <footer>: change the other to <div> or <section>.',
  },
  {
    rules: ['list', 'definition-list', 'only-listitems', 'empty-list'],
    correction: 'Only <li> directly in <ul> and <ol>, at least one; without items, no list.',
  },
  {
    rules: ['aria-required-children'],
    correction: 'The children that the role requires, such as role="listitem" in role="list".',
  },
  {
    rules: ['idref'],
    correction: 'The id of an element that is on the page, or no attribute.',
  },
  {
    rules: ['aria-valid-attr-value'],
    correction: 'A value that the attribute allows; for an id, the id of an element on the page.',
  },
  { rules: ['link-in-text-block'], correction: 'An underline: the class `link`, not only a colour.' },
  {
    rules: ['target', 'target-size'],
    correction: 'min-h-tap min-w-tap (44 px), or 24 px with space around it.',
  },
  {
    rules: ['language', 'valid-lang', 'html-has-lang', 'html-lang-valid'],
    correction: 'lang="…" with the language of the text: lang="hi" for Hindi, lang="en" for English.',
  },
  {
    rules: ['th-scope', 'scope-attr-valid', 'th-has-data-cells', 'td-headers-attr'],
    correction: 'scope="col" on a header of a column, scope="row" on a header of a row.',
  },
  { rules: ['tabindex'], correction: 'tabIndex={0}, or none: the order of the HTML is the order of focus.' },
  { rules: ['click'], correction: '<button type="button">, or <a href> if it leads to a page.' },
  { rules: ['idle-stop'], correction: 'No tabIndex, or a role and a name.' },
  {
    rules: ['autocomplete', 'autocomplete-valid'],
    correction: 'autoComplete with the token that the message names.',
  },
  {
    rules: ['aria-allowed-attr', 'aria-roles', 'aria-required-attr', 'aria-prohibited-attr'],
    correction:
      'The HTML element instead of the role, or the attributes of the role (ARIA Authoring Practices).',
  },
];

/**
 * Says in words how to correct the code that causes a finding. If there is no advice for the rule, returns the engine's
 * message. If the cause is in the theme, also returns the line in the theme.
 */
export function adviseOn(finding: RecordedFinding, context: Context): Advice {
  if (finding.rule === 'color-contrast' && finding.colours)
    return adviseOnContrast(finding, finding.colours, context);
  const row = rows.find(({ rules }) => rules.includes(finding.rule));
  if (!row) return { correction: finding.message };
  const { component } = context;
  const prop = row.props?.find((name) => component?.props.includes(name));
  return {
    correction: prop
      ? `${row.correction} In <${component?.name}> the prop \`${prop}\` sets it.`
      : row.correction,
  };
}
