/** Whether a dialog is open: the page is inert and cannot be focused. */
export const dialogIsOpen = () =>
  document.querySelector('[role=dialog],[role=alertdialog],dialog[open]') !== null;
