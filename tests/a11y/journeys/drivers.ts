import { expect } from '@playwright/test';
import { isHydrated } from '../../browser.ts';
import { inspect } from './in-page.ts';
import type { Inspection } from './in-page.ts';
import type { TabKey } from '../tab.ts';
import type { Target } from './steps.ts';

export interface Size {
  width: number;
  height: number;
}

/** Controls a page in any browser. */
export interface PageDriver {
  /** Presses a key, or `Shift+Tab`. */
  press: (key: string) => Promise<void>;
  /** Presses Tab once, or several times without waiting. */
  tab: (key: TabKey) => Promise<unknown>;
  type: (text: string) => Promise<void>;
  evaluate: <Result, Given>(fn: (given: Given) => Result, given: Given) => Promise<Result>;
  /** Loads a page without hydrating it. */
  open: (path: string) => Promise<void>;
  /** Loads a page, interacts with it and waits for hydration. */
  goto: (path: string) => Promise<void>;
  back: () => Promise<unknown>;
  resize: (size: Size) => Promise<void>;
  /** Returns a PNG of the viewport. */
  screenshot: () => Promise<Buffer>;
  /** Returns the URLs of all new tabs so far, and closes the tabs. */
  opened: () => Promise<readonly string[]>;
  /** Returns the names of all downloaded files so far. */
  downloads: () => readonly string[];
}

export interface OpenedBrowser {
  driver: PageDriver;
  stop: () => Promise<void>;
}

/** Uses the page only by keyboard or only by touch. */
export interface InputMethod {
  see: (target?: Target, attribute?: string) => Promise<Inspection>;
  press: (target: Target) => Promise<void>;
  /** Stops a slider, by moving focus into the slider or by a tap on Stop (CR3). */
  halt: (slider: string) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  choose: (target: Target, option: string) => Promise<void>;
  select: (target: Target) => Promise<void>;
  pick: (target: Target) => Promise<void>;
  close: (target: Target) => Promise<void>;
}

/** Reads the page of a driver (in-page.ts). */
export const seeBy =
  ({ evaluate }: PageDriver): InputMethod['see'] =>
  (target, attribute) =>
    evaluate(inspect, { ...(target && { target }), ...(attribute && { attribute }) });

/**
 * Returns `open` and `goto` of a driver that loads URLs by `load`. Tab is the first interaction, which starts
 * hydration.
 */
export const navigation = (
  load: (url: string) => Promise<unknown>,
  { press, evaluate }: Pick<PageDriver, 'press' | 'evaluate'>,
): Pick<PageDriver, 'open' | 'goto'> => {
  const origin = process.env.SITE_ORIGIN ?? '';
  return {
    async open(path) {
      await load('about:blank');
      await load(origin + path);
    },
    async goto(path) {
      await load(origin + path);
      await press('Tab');
      await expect.poll(() => evaluate(isHydrated, undefined)).toBe(true);
    },
  };
};
