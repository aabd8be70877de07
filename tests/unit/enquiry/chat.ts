import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Replaces `window.open`, which a valid enquiry calls to open the chat. */
export const open = vi.fn<(url: string, target: string) => Window | null>();

/** Resets the mock `open` before each test of the file. */
export const withoutChat = () =>
  beforeEach(() => {
    open.mockReset().mockReturnValue({ opener: window } as Window);
    vi.stubGlobal('open', open);
  });

/**
 * Waits until a press or a submit has had all its effects. The first submit loads code, React renders and runs effects
 * in separate tasks, and a form that is shown again focuses its first field in the next frame.
 */
export const settled = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

export const control = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Enters answers into the fields with these labels. */
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

/** Returns the error summary, which is shown after an invalid submit, or null. */
export const summary = () => screen.queryByRole('group', { name: 'There is a problem' });

export const listedErrors = () =>
  within(summary()!)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Matches the name of the button that sends an enquiry. */
export const send = /opens in new tab/;

/** Returns the lead, from the link of the opened chat, or an empty string if no chat was opened. */
export const lead = () => decodeURIComponent(open.mock.lastCall?.[0].split('?text=')[1] ?? '');
