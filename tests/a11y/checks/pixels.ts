import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type Rgb = readonly [number, number, number];

/** The linear value of each sRGB channel value. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([r, g, b]: Rgb) =>
  0.2126 * (linear[Math.round(r)] ?? 0) +
  0.7152 * (linear[Math.round(g)] ?? 0) +
  0.0722 * (linear[Math.round(b)] ?? 0);

/** Returns the WCAG contrast ratio of two opaque colours. Their channels range from 0 to 255. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

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

/** Takes a screenshot of the complete page by CDP, which can skip the slow compression. */
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
