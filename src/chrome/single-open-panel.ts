/** Keeps at most one of several panels open. The panels report when they open and close (NV6, MB6). */
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
