/**
 * Classes of an element that contains fields: two per row if there is room. The element sets `display` itself.
 * styles/structure.css lets a child without a neighbour fill its row.
 */
export const fieldRows =
  'field-rows grid-cols-1 gap-4 @min-[32rem]/form:grid-cols-2 @min-[32rem]/form:items-start @min-[32rem]/form:gap-y-0';
