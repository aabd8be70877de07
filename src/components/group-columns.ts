/**
 * Columns for as many groups of services as there are: up to four side by side, more of them in rows as even as can be.
 */
export const columnsFor = (groups: number) => Math.ceil(groups / Math.ceil(groups / 4));

/** Under the bar, where there is room for all of them. */
export const menuColumns = (groups: number) =>
  ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'][columnsFor(groups)] ?? '';

/** On a page. */
export const pageColumns = (groups: number) =>
  ['', '', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4'][
    columnsFor(groups)
  ] ?? '';
