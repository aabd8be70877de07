/** Returns the number of columns for the groups of services: at most four, with rows as even as possible. */
const countColumns = (groups: number) => Math.ceil(groups / Math.ceil(groups / 4));

export const getMenuColumnClasses = (groups: number) =>
  ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'][countColumns(groups)] ?? '';

export const getPageColumnClasses = (groups: number) =>
  ['', '', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4'][
    countColumns(groups)
  ] ?? '';
