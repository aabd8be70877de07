/** Returns whether a dialog is open. The rest of the page is then inert. */
export const isDialogOpen = () =>
  document.querySelector('[role=dialog],[role=alertdialog],dialog[open]') !== null;
