import { sample } from './sample.ts';

/**
 * The firm's results, as specified. Before launch the firm fills in the period and the source of each and removes
 * `sample`; until then pages show a footnote mark and `npm run check:launch` lists the figure. `isUnitOpen` marks an
 * amount whose unit or currency the firm has yet to give: it is set in small type; delete it with `sample`.
 */
export const figures = {
  projects: sample(
    { value: '50', unit: '+', label: 'successful projects in advisory', period: '', source: '' },
    '50+ successful projects in advisory: what is counted, period and source',
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
  fundings: sample(
    { value: '100', unit: '+', label: 'successful projects in fund raising', period: '', source: '' },
    '100+ successful projects in fund raising: what is counted, period and source',
  ),
  lenders: sample(
    { value: '50', unit: '+', label: 'lending partners', period: '', source: '' },
    '50+ lending partners: who they are, and when they were counted',
  ),
  letters: sample(
    { value: '500', unit: '+', label: 'SBLCs processed', period: '', source: '' },
    '500+ SBLCs processed: period and source',
  ),
  letterClients: sample(
    { value: '50', unit: '+', label: 'clients served', period: '', source: '' },
    '50+ clients served with SBLCs: period and source',
  ),
  facilitated: sample(
    {
      value: '2B',
      unit: '+',
      label: 'facilitated in SBLCs (B: billion)',
      period: '',
      source: '',
      isUnitOpen: true,
    },
    '2B+ facilitated: currency, period and source',
  ),
  properties: sample(
    { value: '500', unit: '+', label: 'properties analysed', period: '', source: '' },
    '500+ properties analysed: period and source',
  ),
  satisfaction: sample(
    { value: '95', unit: '%', label: 'client satisfaction', period: '', source: '' },
    '95% client satisfaction: who was asked, and when',
  ),
  secured: sample(
    { prefix: '₹', value: '100', unit: 'crore+', label: 'of property secured', period: '', source: '' },
    '₹100 crore+ secured: what was secured, period and source',
  ),
  cities: sample(
    { value: '15', unit: '+', label: 'cities', period: '', source: '' },
    '15+ cities: which ones',
  ),
  assets: sample(
    {
      value: '500',
      unit: '+',
      label: 'AUM (assets under management)',
      period: '',
      source: '',
      isUnitOpen: true,
    },
    '500+ AUM: unit, date and source',
  ),
  investors: sample(
    { value: '100', unit: '+', label: 'active investors', period: '', source: '' },
    '100+ active investors: date and source',
  ),
  returns: sample(
    { value: '15', unit: '%', label: 'average annual returns', period: '', source: '' },
    '15% average annual returns: period, benchmark and source',
  ),
  assetBook: sample(
    {
      value: '200',
      unit: '%+',
      label: 'growth of a loan book our expert managed',
      period: '',
      source: '',
    },
    '200%+ growth of the asset book: period and source',
  ),
} as const;
