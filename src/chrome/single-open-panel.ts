/** Keeps at most one of several panels open: opening one closes the other (NV6, MB6). */
export class SingleOpenPanel<Panel extends { close: () => void }> {
  current: Panel | undefined;

  opened(panel: Panel) {
    this.current?.close();
    this.current = panel;
  }

  closed() {
    this.current = undefined;
  }
}
