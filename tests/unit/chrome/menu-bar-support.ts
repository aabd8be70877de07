import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { serviceGroups } from '../../../src/site/page-info.ts';

export const services = serviceGroups.flatMap((group) => group.services);
/** The link of a service begins with its label and continues with its summary. */
export const nameOf = (service = services[0]) => new RegExp(`^${service?.label}`);
export const button = (name: string) =>
  screen.getByText(name, { selector: 'button, button *' }).closest('button')!;
export const link = (name: string) => screen.getByText(name, { selector: 'a, a *' }).closest('a')!;
export const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
export const item = (name: string) => button(name).closest('li') as HTMLLIElement;

/** A mouse with fake timers; it starts on 'Elsewhere'. */
export function mouse(pointerType = 'mouse') {
  vi.useFakeTimers();
  let at: Element = button('Elsewhere');
  return {
    moveTo(next: Element) {
      fireEvent.pointerOut(at, { pointerType, relatedTarget: next });
      fireEvent.pointerOver(next, { pointerType, relatedTarget: at });
      at = next;
    },
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}
