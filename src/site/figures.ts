import words from '#words/figures.json';
import { sample } from './sample.ts';

/**
 * The results of the firm, as given in the specification. `basis` in words/en/figures.json explains what a figure
 * measures, and in which period. Before the launch, the firm confirms each figure, adds its source to `basis` and removes `sample`.
 * Until then, pages mark the figure as a sample (components/sample-mark.tsx), and `npm run check:launch` lists it.
 */
export const figures = {
  projects: sample(
    { value: '50', unit: '+', ...words.projects, source: '' },
    '50+ successful projects in advisory: what is counted, period and source',
  ),
  years: sample(
    { value: '22', unit: '+', ...words.years, source: '' },
    '22+ years of experience: of whom, since when',
  ),
  reviews: sample(
    { value: '256', ...words.reviews, source: '' },
    '256 client reviews: where they can be read, and when they were counted',
  ),
  approval: sample(
    { value: '96', unit: '%', ...words.approval, source: '' },
    '96% loan approval success: period and source',
  ),
  retention: sample(
    { value: '94', unit: '%', ...words.retention, source: '' },
    '94% client retention: period and source',
  ),
  fundings: sample(
    { value: '100', unit: '+', ...words.fundings, source: '' },
    '100+ successful projects in fund raising: what is counted, period and source',
  ),
  lenders: sample(
    { value: '50', unit: '+', ...words.lenders, source: '' },
    '50+ lending partners: who they are, and when they were counted',
  ),
  letters: sample(
    { value: '500', unit: '+', ...words.letters, source: '' },
    '500+ SBLCs processed: period and source',
  ),
  letterClients: sample(
    { value: '50', unit: '+', ...words.letterClients, source: '' },
    '50+ clients served with SBLCs: period and source',
  ),
  facilitated: sample(
    { value: '2B', unit: '+', ...words.facilitated, source: '' },
    '2B+ facilitated: currency (rupees), period and source',
  ),
  properties: sample(
    { value: '500', unit: '+', ...words.properties, source: '' },
    '500+ properties analysed: period and source',
  ),
  satisfaction: sample(
    { value: '95', unit: '%', ...words.satisfaction, source: '' },
    '95% client satisfaction: who was asked, and when',
  ),
  secured: sample(
    { prefix: '₹', value: '100', ...words.secured, source: '' },
    '₹100 crore+ secured: what was secured, period and source',
  ),
  cities: sample({ value: '15', unit: '+', ...words.cities, source: '' }, '15+ cities: which ones'),
  assets: sample(
    { value: '500', unit: '+', ...words.assets, source: '' },
    '500+ AUM: unit (rupees in crore), date and source',
  ),
  investors: sample(
    { value: '100', unit: '+', ...words.investors, source: '' },
    '100+ active investors: date and source',
  ),
  returns: sample(
    { value: '15', unit: '%', ...words.returns, source: '' },
    '15% average annual returns: period, benchmark and source',
  ),
  assetBook: sample(
    { value: '200', unit: '%+', ...words.assetBook, source: '' },
    '200%+ growth of the asset book: period and source',
  ),
} as const;
