/**
 * Classes of an element that contains fields. They put two fields in a row where the form is wide enough. The element
 * also needs `grid`. The rules for `field-rows` in styles/structure.css make a field fill its row if it would be alone
 * there.
 */
export const fieldRows =
  'field-rows grid-cols-1 gap-4 @min-[32rem]/form:grid-cols-2 @min-[32rem]/form:items-start @min-[32rem]/form:gap-y-0';
