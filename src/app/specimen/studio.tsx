import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { theme as siteTheme } from '../../../tailwind.config.ts';
import { findLowPairs } from '../../../tailwind/nearest.ts';
import type { Theme } from '../../../tailwind/theme.ts';
import { ThemeToggle } from '../../chrome/theme-toggle.tsx';
import { Button } from '../../components/button.tsx';
import { announce } from '../../components/live-region.ts';
import { copyText } from '../../lib/copy-text.ts';
import { markLowContrast } from './mark-contrast.ts';
import { showTheme } from './show-theme.ts';
import { formatConfigLines, initialSettings, lookNames, createThemeFromSettings } from './studio-theme.ts';
import type { LookName, Settings } from './studio-theme.ts';

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
}

/** A range input with its label and value. */
function Slider({ label, value, min = 0, max, step = 1, unit = '', onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}: {value}
        {unit}
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        {...{ min, max, step, value }}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

/**
 * Returns the settings, a function that changes some settings, and the resulting theme. Shows this theme in the page.
 */
export function useStudio() {
  const [settings, setSettings] = useState(initialSettings);
  const deferredSettings = useDeferredValue(settings); // sliders must not wait for the new styles
  const theme = useMemo(() => createThemeFromSettings(deferredSettings), [deferredSettings]);
  useEffect(() => showTheme(siteTheme, theme), [theme]);
  const change = (changes: Partial<Settings>) => setSettings((before) => ({ ...before, ...changes }));
  return { settings, change, theme };
}

/** Marks texts with too little contrast. Updates the marks when the theme or `data-theme` changes. */
function useContrastMarks(theme: Theme) {
  useEffect(() => {
    const mark = () => markLowContrast(theme);
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [theme]);
}

/** A panel that previews a theme, and shows the lines of tailwind.config.ts for this theme. */
export function Studio({ settings, change, theme }: ReturnType<typeof useStudio>) {
  useContrastMarks(theme);
  const lookId = useId();
  const linesId = useId();
  const failing = (['light', 'dark'] as const).flatMap((scheme) =>
    findLowPairs(theme[scheme]).map(({ text, ground }) => `${scheme}: ${text} on ${ground}`),
  );
  const lines = formatConfigLines(settings);
  const copy = async () => announce((await copyText(lines)) ? 'Copied' : 'Not copied: select the lines');
  return (
    <section data-studio="" aria-label="Theme" className="border-t-page border-brand bg-card">
      <details open className="wrap">
        <summary className="min-h-tap cursor-pointer py-2 font-semibold">Theme</summary>
        <div className="grid gap-4 py-4 sm:grid-cols-2 lg:grid-cols-3">
          <div>
            <label htmlFor={lookId} className="text-sm font-semibold">
              Look
            </label>
            <select
              id={lookId}
              className="field-box min-h-control w-full"
              value={settings.look ?? ''}
              onChange={(event) =>
                change({ look: (event.target.value || undefined) as LookName | undefined })
              }
            >
              <option value="">as in tailwind.config.ts</option>
              {lookNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <label className="flex min-h-tap items-center gap-2">
            <input
              type="checkbox"
              className="tick"
              checked={settings.hasBrand}
              onChange={(event) => change({ hasBrand: event.target.checked })}
            />
            Colours from two hues
          </label>
          <ThemeToggle variant="square" />
          <Slider
            label="Hue"
            max={360}
            unit="°"
            value={settings.hue}
            onChange={(hue) => change({ hue, hasBrand: true })}
          />
          <Slider
            label="Hue of the main button"
            max={360}
            unit="°"
            value={settings.primaryHue}
            onChange={(primaryHue) => change({ primaryHue, hasBrand: true })}
          />
          <Slider
            label="Chroma"
            max={0.32}
            step={0.005}
            value={settings.chroma}
            onChange={(chroma) => change({ chroma, hasBrand: true })}
          />
          <Slider
            label="Radius"
            max={26}
            unit=" px"
            value={settings.radius ?? parseFloat(theme.radius.md ?? '0')}
            onChange={(radius) => change({ radius })}
          />
          <Slider
            label="Type scale"
            min={80}
            max={130}
            unit=" %"
            value={settings.scale}
            onChange={(scale) => change({ scale })}
          />
          <p role="status" className="text-sm">
            {failing.length === 0
              ? 'All pairs have enough contrast.'
              : `Too little contrast: ${failing.join('; ')}`}
          </p>
          <div>
            <label htmlFor={linesId} className="text-sm font-semibold">
              Lines for tailwind.config.ts
            </label>
            <textarea id={linesId} readOnly rows={3} className="field-box w-full text-sm" value={lines} />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Button onClick={() => void copy()}>Copy</Button>
            <Button variant="outline" onClick={() => change(initialSettings)}>
              Reset
            </Button>
          </div>
        </div>
      </details>
    </section>
  );
}
