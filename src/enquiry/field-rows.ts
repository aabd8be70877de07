/**
 * Classes of the fields of a form, or of a group of its fields: two per row where there is room. The display is set by the
 * element; which child fills a row depends on its neighbours (styles/structure.css).
 */
export const fieldRows =
  'field-rows grid-cols-1 gap-4 @min-[32rem]/form:grid-cols-2 @min-[32rem]/form:items-start @min-[32rem]/form:gap-y-0';
