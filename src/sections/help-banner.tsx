import { use, useId } from 'react';
import { Link } from '../components/link.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { CallButton } from './call-button.tsx';
import { IsInRuledColumn } from './side-layout.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

interface HelpBannerProps {
  title: string;
  text: string;
  action: { label: string; to: To };
  rosette: RosetteName;
  /**
   * Whether the box is hidden in narrow windows. The side column is below the text there, so the box would be directly
   * above the call to action at the end of the page.
   */
  wideOnly?: boolean;
}

/** A dark box in the side column that offers help. */
export function HelpBanner({ title, text, action, rosette, wideOnly = false }: HelpBannerProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid content-center justify-items-center bg-secondary px-6 py-7 text-center on-secondary text-secondary-foreground ${use(IsInRuledColumn) ? 'mt-5' : ''}${wideOnly ? ' max-lg:hidden print:grid' : ''}`}
    >
      <div className="w-28" aria-hidden="true">
        <Rosette name={rosette} size="medallion" />
      </div>
      <h2 id={id} className="mt-4 font-display text-h3 font-bold">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-secondary-foreground-soft">{preventRangeWraps(text)}</p>
      <div className="grid gap-3">
        <Link to={action.to} variant="button">
          {action.label}
        </Link>
        <CallButton />
      </div>
    </section>
  );
}
