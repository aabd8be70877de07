/** Closes the open panel when another panel opens. Each panel must report when it opens and closes (NV6, MB6). */
export class SingleOpenPanel<Panel extends { close: () => void }> {
  /** The panel that is open, if any. */
  current: Panel | undefined;

  handleOpen(panel: Panel) {
    this.current?.close();
    this.current = panel;
  }

  handleClose() {
    this.current = undefined;
  }
}
