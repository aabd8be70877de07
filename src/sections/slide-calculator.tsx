import { useState } from 'react';
import { FiguresRosette } from '../calculators/figures-rosette.tsx';
import { getCalculatorId, calculatorSummaries } from '../calculators/calculator-summaries.ts';
import { getExampleValues } from '../calculators/define-calculator.ts';
import { slideCalculators } from '../calculators/slide-calculators.ts';
import type { SlideCalculatorName } from '../calculators/slide-calculators.ts';
import { SliderField } from '../calculators/slider-field.tsx';
import { toUrlParameter } from '../calculators/url-parameter.ts';
import { useDelayedAnnouncement } from '../calculators/use-delayed-announcement.ts';
import { linkClass } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { Rosette } from '../components/rosette.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { formatMessage } from '../lib/format-message.ts';
import { splitAmount } from '../lib/indian-money.ts';
import * as words from '#words/calculators.json';
import type { HeroRosetteName } from '../site/rosettes.ts';

interface SlideCalculatorProps {
  name: SlideCalculatorName;
  /** The rosette of the worked example. Once the visitor changes a value, a rosette is drawn from the values. */
  rosette: HeroRosetteName;
  /** Whether the slide is visible on load. The fields and the link on other slides are rendered after hydration. */
  isFirst: boolean;
}

/**
 * A large rosette with the result of a calculator in its middle, two fields, and a link to the calculator. The
 * prerendered HTML shows the worked example.
 */
export function SlideCalculator({ name, rosette, isFirst }: SlideCalculatorProps) {
  const { definition, fields, label, calculate } = slideCalculators[name];
  const { path, title } = calculatorSummaries[name];
  const [values, setValues] = useState(() => getExampleValues(definition));
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});

  const isHydrated = useHydrated();
  const hasControls = isFirst || isHydrated;
  const { amount, note } = calculate(values);
  const { figure, unit } = splitAmount(amount);
  const error = fields.map((key) => problems[key]).find(Boolean);
  const caption = `${unit} ${label}`.trim();
  const message = error ? formatMessage(words.noResult, { error }) : `${figure} ${caption}. ${note}`;
  useDelayedAnnouncement(entered.size > 0 || error ? message : undefined);

  const query = `?${name}=${toUrlParameter(definition, values, (key) => entered.has(key))}`;
  return (
    // The slides are a live region. Without `off`, the region would announce the result at every keystroke.
    <div className="@container mx-auto max-w-136 max-md:px-4" aria-live="off">
      <div className="hero-seat aspect-[1/0.77] overflow-hidden border-b-frame border-brand large-text:aspect-auto">
        <div className="hero-seat overlay aspect-square">
          {entered.size > 0 ? (
            <div className="size-full print:hidden forced-colors:hidden">
              <FiguresRosette name={name} definition={definition} values={values} size="plate" />
            </div>
          ) : (
            // `content-visibility: auto` of large rosettes (engraving.css) would delay the first paint of this rosette.
            <Rosette name={rosette} className="[content-visibility:visible]" />
          )}
          <p className="hero-disc rosette-disc w-[44%] max-w-full min-w-44 bg-card text-center">
            <span className="font-display text-[max(2.75rem,10.5cqw)]/none font-bold whitespace-nowrap large-text:text-[min(2.75rem,20cqw)]">
              {error ? '–' : <span className="fig">{figure}</span>}
            </span>{' '}
            <span className="text-sm/tight font-semibold text-foreground-soft">
              {error ? label : caption}
            </span>
          </p>
        </div>
      </div>
      <p className="mt-2 text-xs text-foreground-soft">{error ? '' : `${note} ${words.illustration}.`}</p>
      {/* The minimum heights reserve space for controls that are rendered only after hydration. */}
      <div className="grid min-h-24 grid-cols-2 items-end gap-4 pt-3 text-sm" data-needs-script="">
        {hasControls &&
          fields.map((key) => {
            const field = definition.fields[key];
            return (
              field && (
                <SliderField
                  key={key}
                  id={`${name}-${key}`}
                  field={field}
                  value={values[key] ?? field.example}
                  problem={problems[key]}
                  isWide={problems[key] !== undefined}
                  isBoxOnly
                  onChange={(value) => {
                    setValues((before) => ({ ...before, [key]: value }));
                    setEntered((before) => new Set(before).add(key));
                  }}
                  onProblem={(problem) => setProblems((before) => ({ ...before, [key]: problem }))}
                />
              )
            );
          })}
      </div>
      <p className="flex min-h-tap" data-needs-script={isFirst ? undefined : ''}>
        {hasControls && (
          <PageAnchor
            to={`${path}${entered.size > 0 ? query : ''}#${getCalculatorId(name)}`}
            data-action="send"
            className={linkClass.more}
          >
            {title}
            <Icon name="right" isTrailing />
          </PageAnchor>
        )}
      </p>
    </div>
  );
}
