import words from '#words/figures.json';
import { sample } from './sample.ts';

/**
 * The results of the firm, as specified. Before the launch, the firm adds the period and the source of each figure and
 * removes `sample` and `isUnitOpen`.
 * - `sample`: pages show a footnote mark, and `npm run check:launch` lists the figure.
 * - `isUnitOpen`: the firm has not confirmed the unit or currency, so pages show the amount in small type.
 */
export const figures = {
  projects: sample(
    { value: '50', unit: '+', ...words.projects, period: '', source: '' },
    '50+ successful projects in advisory: what is counted, period and source',
  ),
  years: sample(
    { value: '22', unit: '+', ...words.years, period: '', source: '' },
    '22+ years of experience: of whom, since when',
  ),
  reviews: sample(
    { value: '256', ...words.reviews, period: '', source: '' },
    '256 client reviews: where they can be read, and when they were counted',
  ),
  approval: sample(
    { value: '96', unit: '%', ...words.approval, period: '', source: '' },
    '96% loan approval success: period and source',
  ),
  retention: sample(
    { value: '94', unit: '%', ...words.retention, period: '', source: '' },
    '94% client retention: period and source',
  ),
  fundings: sample(
    { value: '100', unit: '+', ...words.fundings, period: '', source: '' },
    '100+ successful projects in fund raising: what is counted, period and source',
  ),
  lenders: sample(
    { value: '50', unit: '+', ...words.lenders, period: '', source: '' },
    '50+ lending partners: who they are, and when they were counted',
  ),
  letters: sample(
    { value: '500', unit: '+', ...words.letters, period: '', source: '' },
    '500+ SBLCs processed: period and source',
  ),
  letterClients: sample(
    { value: '50', unit: '+', ...words.letterClients, period: '', source: '' },
    '50+ clients served with SBLCs: period and source',
  ),
  facilitated: sample(
    {
      value: '2B',
      unit: '+',
      ...words.facilitated,
      period: '',
      source: '',
      isUnitOpen: true,
    },
    '2B+ facilitated: currency, period and source',
  ),
  properties: sample(
    { value: '500', unit: '+', ...words.properties, period: '', source: '' },
    '500+ properties analysed: period and source',
  ),
  satisfaction: sample(
    { value: '95', unit: '%', ...words.satisfaction, period: '', source: '' },
    '95% client satisfaction: who was asked, and when',
  ),
  secured: sample(
    { prefix: '₹', value: '100', ...words.secured, period: '', source: '' },
    '₹100 crore+ secured: what was secured, period and source',
  ),
  cities: sample(
    { value: '15', unit: '+', ...words.cities, period: '', source: '' },
    '15+ cities: which ones',
  ),
  assets: sample(
    {
      value: '500',
      unit: '+',
      ...words.assets,
      period: '',
      source: '',
      isUnitOpen: true,
    },
    '500+ AUM: unit, date and source',
  ),
  investors: sample(
    { value: '100', unit: '+', ...words.investors, period: '', source: '' },
    '100+ active investors: date and source',
  ),
  returns: sample(
    { value: '15', unit: '%', ...words.returns, period: '', source: '' },
    '15% average annual returns: period, benchmark and source',
  ),
  assetBook: sample(
    {
      value: '200',
      unit: '%+',
      ...words.assetBook,
      period: '',
      source: '',
    },
    '200%+ growth of the asset book: period and source',
  ),
} as const;
