import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** In place of the window that a valid submit opens. */
export const open = vi.fn<(url: string, target: string) => Window | null>();

/** Before each test of a file: no chat is open. */
export const withoutChat = () =>
  beforeEach(() => {
    open.mockReset().mockReturnValue({ opener: window } as Window);
    vi.stubGlobal('open', open);
  });

/**
 * React renders and runs its effects in tasks of their own after the promises of a submit, a first submit fetches code,
 * and a form that is shown again focuses its first field in the next frame.
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

/** The summary of the errors of an invalid submit. */
export const summary = () => screen.queryByRole('group', { name: 'There is a problem' });

export const listedErrors = () =>
  within(summary()!)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The name of the submit button of an enquiry. */
export const send = /opens in new tab/;

/** The text that the chat was opened with. */
export const lead = () => decodeURIComponent(open.mock.lastCall?.[0].split('?text=')[1] ?? '');
