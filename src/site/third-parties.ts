import type { Firm } from './firm-schema.ts';
import { firm } from './firm.ts';
import { leadEndpoint } from './lead-endpoint.ts';
import type { LeadEndpoint } from './lead-endpoint.ts';

/** A server of somebody else that a page asks, and what visitors are told of it. */
export interface ThirdParty {
  /** `https://` and the host, without a path. */
  origin: string;
  /** What it is for, as a heading: 'Counting visits'. */
  purpose: string;
  /** What it is asked for and what it learns, for visitors. */
  sentence: string;
  /** It takes enquiries, and counts nobody's visits. */
  enquiries?: true;
}

/** By what a page does with them. One that is asked in two ways stands in both lists. */
export type ThirdParties = Readonly<Record<'script' | 'connect' | 'frame' | 'image', readonly ThirdParty[]>>;

/**
 * The whole of what pages ask of others. Policy, hosts, the privacy page and the tests follow. Recipes:
 * docs/third-parties.md.
 */
const asked: ThirdParties = { script: [], connect: [], frame: [], image: [] };

const youtube: ThirdParty = {
  origin: 'https://www.youtube-nocookie.com',
  purpose: 'The film',
  sentence:
    'It is on YouTube, which is asked for it when you press Play, not before. Google then learns your network address.',
};

/** The list, with what follows from the firm’s details. */
export const withFilm = (list: ThirdParties, video: Firm['video']): ThirdParties =>
  video && 'youtube' in video ? { ...list, frame: [...list.frame, youtube] } : list;

/** The list, with the firm’s own server for enquiries. */
export function withLeads(list: ThirdParties, { url, sentence }: LeadEndpoint): ThirdParties {
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  return {
    ...list,
    connect: [...list.connect, { origin, purpose: 'Your enquiry', sentence, enquiries: true }],
  };
}

const films = withFilm(asked, firm.video);
export const thirdParties = leadEndpoint ? withLeads(films, leadEndpoint) : films;

/** Each of them once, in the order of the lists. */
export const eachOf = (list: ThirdParties): ThirdParty[] => [...new Set(Object.values(list).flat())];

/** What is wrong with the list, a sentence each. */
export function thirdPartyFaults(list: ThirdParties): string[] {
  const place = 'src/site/third-parties.ts';
  return eachOf(list).flatMap(({ origin, purpose, sentence }) => [
    ...(URL.canParse(origin) && new URL(origin).origin === origin && origin.startsWith('https://')
      ? []
      : [`${place}: ${origin || 'an origin'} must be https:// and a host alone, like https://plausible.io`]),
    ...(purpose.trim() ? [] : [`${place}: say what ${origin} is for, as its purpose`]),
    ...(/\S.*\.$/.test(sentence) ? [] : [`${place}: tell visitors of ${origin} in a sentence`]),
  ]);
}
