/** Whether a dialog is open: the page behind it is inert, and refuses the focus. */
export const dialogIsOpen = () =>
  document.querySelector('[role=dialog],[role=alertdialog],dialog[open]') !== null;
