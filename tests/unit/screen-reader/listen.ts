import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 }); // reading a page word for word is slow on a busy machine

afterEach(() => virtual.stop());

/** Reads the page with a virtual screen reader. @returns its phrases, without the ends of wrappers */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = (await virtual.spokenPhraseLog()).slice(1, -1);
  await virtual.stop();
  return phrases.filter((phrase) => !phrase.startsWith('end of '));
}

/**
 * Returns what is announced during an action: focus that moves, live regions, states.
 * @param until what the last announcement contains; without it, whatever observers report within 100 ms
 */
export async function listenTo(action: () => unknown, until?: RegExp): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await action();
  if (until)
    await vi.waitFor(async () => expect((await virtual.spokenPhraseLog()).join('\n')).toMatch(until), {
      timeout: 20_000,
    });
  else await new Promise((resolve) => setTimeout(resolve, 100));
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}
