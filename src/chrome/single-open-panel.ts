/** Keeps at most one of several panels open. Panels report when they open and close (NV6, MB6). */
export class SingleOpenPanel<Panel extends { close: () => void }> {
  /** The open panel. */
  current: Panel | undefined;

  handleOpen(panel: Panel) {
    this.current?.close();
    this.current = panel;
  }

  handleClose() {
    this.current = undefined;
  }
}
