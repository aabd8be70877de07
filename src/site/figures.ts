import { sample } from './sample.ts';

/**
 * The firm's results, as specified. Before launch the firm fills in the period and the source of each and removes
 * `sample`; until then pages show a footnote mark and `npm run check:launch` lists the figure.
 */
export const figures = {
  projects: sample(
    { value: '50', unit: '+', label: 'successful projects', period: '', source: '' },
    '50+ successful projects: period and source',
  ),
  years: sample(
    { value: '22', unit: '+', label: 'years of experience', period: '', source: '' },
    '22+ years of experience: of whom, since when',
  ),
  reviews: sample(
    { value: '256', label: 'client reviews', period: '', source: '' },
    '256 client reviews: where they can be read, and when they were counted',
  ),
  approval: sample(
    { value: '96', unit: '%', label: 'loan approval success', period: '', source: '' },
    '96% loan approval success: period and source',
  ),
  retention: sample(
    { value: '94', unit: '%', label: 'client retention', period: '', source: '' },
    '94% client retention: period and source',
  ),
} as const;
