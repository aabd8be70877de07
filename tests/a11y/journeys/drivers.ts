import { expect } from '@playwright/test';
import { isPageHydrated } from '../../browser.ts';
import { inspect } from './in-page.ts';
import type { Inspection } from './in-page.ts';
import type { Target } from './steps.ts';

export interface Size {
  width: number;
  height: number;
}

/** Controls a page in any browser. */
export interface PageDriver {
  /** Presses a key, or `Shift+Tab`. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  evaluate: <Result, Argument>(fn: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  /** Loads a page without hydrating it. */
  openStatic: (path: string) => Promise<void>;
  openHydrated: (path: string) => Promise<void>;
  back: () => Promise<unknown>;
  resize: (size: Size) => Promise<void>;
  /** Returns a PNG of the viewport. */
  screenshot: () => Promise<Buffer>;
  /** Returns the URLs that the page has opened in new tabs so far (in Chromium, only chats). These tabs are closed. */
  opened: () => Promise<readonly string[]>;
  /** Returns the names of all files that were downloaded so far. */
  downloads: () => readonly string[];
}

export interface OpenedBrowser {
  driver: PageDriver;
  stop: () => Promise<void>;
}

/** Uses the page by keyboard only, or by touch only. */
export interface InputMethod {
  see: (target?: Target, attribute?: string) => Promise<Inspection>;
  press: (target: Target) => Promise<void>;
  /** Stops a carousel: by focus inside it, or by a tap on Stop (CR3). */
  halt: (carousel: string) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  choose: (target: Target, option: string) => Promise<void>;
  select: (target: Target) => Promise<void>;
  pick: (target: Target) => Promise<void>;
}

/** Creates an `InputMethod.see` that inspects the page through a driver (in-page.ts). */
export const createSee =
  ({ evaluate }: PageDriver): InputMethod['see'] =>
  (target, attribute) =>
    evaluate(inspect, { ...(target && { target }), ...(attribute && { attribute }) });

/**
 * Creates the functions of a driver that open pages.
 * @param interact performs the first user interaction, which makes the page hydrate
 */
export function createNavigation(
  load: (url: string) => Promise<unknown>,
  { interact, evaluate }: { interact: () => Promise<unknown>; evaluate: PageDriver['evaluate'] },
): Pick<PageDriver, 'openStatic' | 'openHydrated'> {
  const origin = process.env.SITE_ORIGIN ?? '';
  return {
    async openStatic(path) {
      await load('about:blank');
      await load(origin + path);
    },
    async openHydrated(path) {
      await load(origin + path);
      await interact();
      await expect.poll(() => evaluate(isPageHydrated, undefined)).toBe(true);
    },
  };
}
