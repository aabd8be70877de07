import type { Firm } from './firm-schema.ts';
import { firm } from './firm.ts';
import { leadEndpoint } from './lead-endpoint.ts';
import type { LeadEndpoint } from './lead-endpoint.ts';
import * as words from '#words/legal.json';

/** A third-party server to which a page sends requests, with texts about it for visitors. */
export interface ThirdParty {
  /** The origin, such as `https://example.com`. */
  origin: string;
  /** The purpose of the third party, as a heading: 'Counting visits'. */
  purpose: string;
  /** A text for visitors: what the page requests, and which data the server receives. */
  sentence: string;
  /** The language of both texts, unless it is the language of the page. */
  lang?: 'en' | undefined;
  /** Whether the server receives enquiries instead of counting visits. */
  enquiries?: true;
}

/** Third parties by the use of the origin. An origin with two uses is in two lists. */
export type ThirdParties = Readonly<Record<'script' | 'connect' | 'frame' | 'image', readonly ThirdParty[]>>;

/**
 * All third parties. The content security policy and the privacy page follow this list. See
 * docs/reference/third-parties.md.
 */
const requested: ThirdParties = { script: [], connect: [], frame: [], image: [] };

const youtube: ThirdParty = {
  origin: 'https://www.youtube-nocookie.com',
  purpose: words.film,
  sentence: words.filmRequests,
};

/** Adds the third party of the firm's video. */
export const withFilm = (list: ThirdParties, video: Firm['video']): ThirdParties =>
  video && 'youtube' in video ? { ...list, frame: [...list.frame, youtube] } : list;

/** Adds the firm's own server for enquiries. */
export function withLeads(list: ThirdParties, { url, sentence }: LeadEndpoint): ThirdParties {
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  return {
    ...list,
    connect: [...list.connect, { origin, purpose: words.yourEnquiry, sentence, enquiries: true }],
  };
}

const films = withFilm(requested, firm.video);
export const thirdParties = leadEndpoint ? withLeads(films, leadEndpoint) : films;

/** Returns each origin once, in the order of the lists. */
export const uniqueOrigins = (list: ThirdParties): ThirdParty[] => [...new Set(Object.values(list).flat())];

/** Returns the errors of the list, one sentence each. */
export function findThirdPartyErrors(list: ThirdParties): string[] {
  const place = 'src/site/third-parties.ts';
  return uniqueOrigins(list).flatMap(({ origin, purpose, sentence }) => [
    ...(URL.canParse(origin) && new URL(origin).origin === origin && origin.startsWith('https://')
      ? []
      : [
          `${place}: ${origin || 'an origin'} must be https:// and a host without a path, such as https://plausible.io`,
        ]),
    ...(purpose.trim() ? [] : [`${place}: state the purpose of ${origin}`]),
    ...(/\S.*[.।]$/.test(sentence) ? [] : [`${place}: add a sentence about ${origin} for visitors`]),
  ]);
}
