import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Replaces `window.open`, which a valid submit calls. */
export const open = vi.fn<(url: string, target: string) => Window | null>();

/** Resets `open` before each test of the file. */
export const withoutChat = () =>
  beforeEach(() => {
    open.mockReset().mockReturnValue({ opener: window } as Window);
    vi.stubGlobal('open', open);
  });

/**
 * Waits until a press or a submit has had its effects: the first submit loads code, React renders and runs effects in
 * separate tasks, and a form that is shown again focuses its first field in the next frame.
 */
export const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

export const control = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Enters answers, by the labels of their fields. */
export function enter(answers: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    const field = screen.getByLabelText(label);
    fireEvent.input(field, { target: { value } });
    if (field.tagName === 'SELECT') fireEvent.change(field);
  }
}

export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

/** Returns the error summary of an invalid submit. */
export const summary = () => screen.queryByRole('group', { name: 'There is a problem' });

export const listedErrors = () =>
  within(summary()!)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The name of the submit button of an enquiry. */
export const send = /opens in new tab/;

/** Returns the text that the chat was opened with. */
export const lead = () => decodeURIComponent(open.mock.lastCall?.[0].split('?text=')[1] ?? '');
