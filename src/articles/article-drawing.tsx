import type { ComponentType } from 'react';
import { ExportFlow, exportFlowFrame } from '../sections/drawings/export-flow.tsx';
import { NriAccounts, nriAccountsFrame } from '../sections/drawings/nri-accounts.tsx';
import { RatingScale, ratingScaleFrame } from '../sections/drawings/rating-scale.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import type { DrawingName } from './data/article.ts';

type Frame = Pick<Parameters<typeof FigureFrame>[0], 'title' | 'description' | 'viewBox'>;

const drawings: Record<DrawingName, readonly [Frame, ComponentType]> = {
  'export-flow': [exportFlowFrame, ExportFlow],
  'nri-accounts': [nriAccountsFrame, NriAccounts],
  'rating-scale': [ratingScaleFrame, RatingScale],
};

/** A drawing of a service page, in an article. */
export function ArticleDrawing({ name }: { name: DrawingName }) {
  const [frame, Shapes] = drawings[name];
  return (
    <div className="max-w-104">
      <FigureFrame {...frame}>
        <Shapes />
      </FigureFrame>
    </div>
  );
}
