import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';

export type Rgb = readonly [number, number, number];

const toColor = ([r, g, b]: Rgb) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const;

/** Returns the WCAG contrast ratio of two opaque colours. Their channels range from 0 to 255. */
export const contrast = (a: Rgb, b: Rgb): number => wcagContrast(toColor(a), toColor(b));

export interface Pixels {
  width: number;
  height: number;
  at: (x: number, y: number) => Rgb;
}

/** @param png a screenshot with one pixel per CSS pixel */
export async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const channel = (at: number) => data[at] ?? 0;
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => {
      const start = (Math.floor(y) * info.width + Math.floor(x)) * 3;
      return [channel(start), channel(start + 1), channel(start + 2)];
    },
  };
}

/** Takes a screenshot of the complete page. Uses CDP for `optimizeForSpeed`, because compression is slow. */
export async function screenshot(page: Page): Promise<Pixels> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  await session.detach();
  return decode(Buffer.from(data, 'base64'));
}
