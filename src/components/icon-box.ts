/** Classes of the square of 44 px around the icon of a control that opens or closes content. */
export const iconBoxClasses =
  'grid size-tap place-items-center rounded-md border-control border-input [font-size:1.15rem] text-brand';
