/** Whether a dialog is open, so that the rest of the page is inert. */
export const isDialogOpen = () =>
  document.querySelector('[role=dialog],[role=alertdialog],dialog[open]') !== null;
