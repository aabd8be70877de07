/** Attributes of an element that in-page links lead to: focus can be moved there. */
export const anchor = (id: string | undefined) => (id ? { id, tabIndex: -1 } : {});
