import type { ComponentType } from 'react';
import { ExportFlow, exportFlowFrame } from '../sections/drawings/export-flow.tsx';
import { NriAccounts, nriAccountsFrame } from '../sections/drawings/nri-accounts.tsx';
import { RatingScale, ratingScaleFrame } from '../sections/drawings/rating-scale.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import type { DrawingName } from './data/article.ts';
import { LetterPoints, letterPointsFrame } from './drawings/letter-points.tsx';
import { Recourse, recourseFrame } from './drawings/recourse.tsx';
import { ThreeProofs, threeProofsFrame } from './drawings/three-proofs.tsx';

type Frame = Pick<Parameters<typeof FigureFrame>[0], 'title' | 'description' | 'viewBox'>;

const drawings: Record<DrawingName, readonly [frame: Frame, shapes: ComponentType]> = {
  'export-flow': [exportFlowFrame, ExportFlow],
  'letter-points': [letterPointsFrame, LetterPoints],
  'nri-accounts': [nriAccountsFrame, NriAccounts],
  'rating-scale': [ratingScaleFrame, RatingScale],
  recourse: [recourseFrame, Recourse],
  'three-proofs': [threeProofsFrame, ThreeProofs],
};

/** A framed drawing in an article. Some drawings are also on service pages. */
export function ArticleDrawing({ name }: { name: DrawingName }) {
  const [frame, Shapes] = drawings[name];
  return (
    <div className="mx-auto w-full max-w-104">
      <FigureFrame {...frame} caption={frame.title}>
        <Shapes />
      </FigureFrame>
    </div>
  );
}
