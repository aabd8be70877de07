import { clampChroma, converter, formatHex, parse } from 'culori';
import { ThemeFileError } from './theme-file.ts';
import type { Variables } from './theme-file.ts';

const rgb = converter('rgb');
const MAX_REFERENCES = 10;
/**
 * Matches a colour in HSL, with or without `hsl()`. shadcn/ui for Tailwind 3 writes only the hue, the saturation and
 * the lightness. The percent signs may be missing, as in CSS.
 */
const HSL =
  /^(?:hsla?\()?\s*(-?[\d.]+)(?:deg)?[,\s]\s*([\d.]+)%?[,\s]\s*([\d.]+)%?(?:\s*[/,]\s*([\d.]+%?))?\s*\)?$/;
const REFERENCE = /var\(\s*--([\w-]+)\s*(?:,([^()]*(?:\([^()]*\))?[^()]*))?\)/g;

/**
 * Replaces each `var()` by its value in the file or by its fallback. Returns undefined if a variable has no value and
 * no fallback, or if the references are circular.
 */
export function resolveReferences(value: string, variables: Variables): string | undefined {
  let text = value;
  for (let turn = 0; turn < MAX_REFERENCES && text.includes('var('); turn++) {
    text = text.replace(REFERENCE, (found, name: string, fallback?: string) => {
      const plain = name.replace(/^color-/, '');
      return variables.get(plain)?.value ?? fallback?.trim() ?? found;
    });
  }
  return text.includes('var(') ? undefined : text.trim();
}

/**
 * Returns a colour as six-digit hex. Mixes a transparent colour with its background, and reduces a chroma that is
 * outside sRGB.
 * @param ground the background as six-digit hex
 * @throws ThemeFileError for a value that is not a colour
 */
export function toHex(name: string, variables: Variables, file: string, ground: string): string {
  const { value, line } = variables.get(name) ?? { value: '', line: 1 };
  const text = resolveReferences(value, variables) ?? value;
  const colour = parse(text.replace(HSL, (_, h, s, l, alpha = '1') => `hsl(${h} ${s}% ${l}% / ${alpha})`));
  const shown = colour && rgb(clampChroma(colour, 'oklch'));
  if (!shown || ![shown.r, shown.g, shown.b].every(Number.isFinite))
    throw new ThemeFileError(
      file,
      line,
      `--${name} is '${value}', which is not a colour that this command reads; write it as hex, hsl() or oklch()`,
    );
  const below = rgb(ground);
  const alpha = shown.alpha ?? 1;
  const mix = (channel: 'r' | 'g' | 'b') => shown[channel] * alpha + (below?.[channel] ?? 0) * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') }).toUpperCase();
}
