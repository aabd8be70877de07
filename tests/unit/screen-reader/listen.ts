import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 }); // reading a page word for word is slow on a machine that does other work

afterEach(() => virtual.stop());

/** The page as a virtual screen reader speaks it, from first to last; wrapping boxes' ends left out. */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const said = (await virtual.spokenPhraseLog()).slice(1, -1);
  await virtual.stop();
  return said.filter((phrase) => !phrase.startsWith('end of '));
}

/** What is spoken while something happens: focus that moves, live regions, states. */
export async function hear(happening: () => unknown): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await happening();
  await new Promise((resolve) => setTimeout(resolve, 100)); // live regions and focus are read by observers
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said;
}
