/** Of several panels the one that is open, so that opening another closes it (NV6, MB6). */
export class OneOpen<Panel extends { close: () => void }> {
  current: Panel | undefined;

  opened(panel: Panel) {
    this.current?.close();
    this.current = panel;
  }

  closed() {
    this.current = undefined;
  }
}
